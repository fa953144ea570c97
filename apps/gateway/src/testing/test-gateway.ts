import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getSessionContext, type Method, type Problem, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { TestWorld } from '@mullion/server-testing';
import { SignJWT } from 'jose';
import { startGateway, type GatewayApp } from '../start-gateway';

export const TEST_TOKEN_KEY = 'a-token-key-for-tests-only-0123456789';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The answer as JSON, null when it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever came
  readonly body: any;
  readonly problem: Problem | null;
}

interface TestRequest {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/**
 * A gateway of this process on real NATS and Redis; identity's answer about sessions is faked, other services by the
 * test.
 */
export class TestGateway {
  private readonly sessions = new Map<string, RequestContext>();

  private constructor(
    readonly world: TestWorld,
    readonly running: GatewayApp,
    readonly blobFolder: string,
  ) {
    world.answer(getSessionContext, ({ session_id }) => {
      const context = this.sessions.get(session_id);
      if (!context) throw new AppError('session.revoked');
      return { ...context, session_id };
    });
  }

  static async open(env: Record<string, string> = {}): Promise<TestGateway> {
    const world = await TestWorld.open();
    const folder = await mkdtemp(path.join(tmpdir(), 'gateway-blobs-'));
    const running = await startGateway({ ...TestGateway.env(world, folder), ...env });
    return new TestGateway(world, running, folder);
  }

  /** What a gateway of this world reads; also for one in a process of its own. */
  static env(world: TestWorld, blobFolder: string): Record<string, string> {
    return {
      ...world.env(),
      PORT: '0',
      MULLION_TOKEN_KEY: TEST_TOKEN_KEY,
      BLOB_URL: pathToFileURL(blobFolder).href,
      PUBLIC_URL: 'https://mullion.test',
    };
  }

  /** A token of a session that identity will describe as given. */
  async signIn(context: RequestContext, { sessionId = crypto.randomUUID(), seconds = 900 } = {}): Promise<string> {
    this.sessions.set(sessionId, context);
    return this.token(sessionId, seconds);
  }

  /** A good token of any session. */
  token(sessionId: string, seconds = 900): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ sid: sessionId, company: 1, type: 2 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('3')
      .setAudience('mullion.api')
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(new TextEncoder().encode(TEST_TOKEN_KEY));
  }

  /** From now on identity answers that the session is revoked. */
  endSession(sessionId: string): void {
    this.sessions.delete(sessionId);
  }

  async call(method: Method, url: string, { token, body, headers = {} }: TestRequest = {}): Promise<TestAnswer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.running.url + url, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json') && text !== '';
    const parsed: unknown = isJson ? JSON.parse(text) : null;
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: parsed,
      problem: answer.status >= 400 ? (parsed as Problem | null) : null,
    };
  }

  async close(): Promise<void> {
    await this.running.stop(2_000);
    await this.world.close();
    await rm(this.blobFolder, { recursive: true, force: true });
  }
}
