import {
  httpAnswerHeaders,
  httpRequestHeaders,
  parseStamps,
  pathOf,
  stampKind,
  type AnyRoute,
  type Stamp,
  type OutputOf,
  type Problem,
  type Route,
} from '@mullion/contracts';
import type { z } from 'zod';
import { ApiError, isAway } from './api-error';
import type { ClientInput, Parts } from './input';

const PAUSE_MS = 500;
/** A restart of the product under load, or two of them in a row. */
const RETRY_FOR_MS = 60_000;
const TIMEOUT_MS = 60_000;
const TOO_MANY = 429;

export interface ClientOptions {
  /** Where the product is: `https://mullion.example`. */
  readonly url: string;
  /** A key of the company, `mul_…`; or else a person. */
  readonly apiKey?: string | undefined;
  readonly person?: { readonly email: string; readonly password: string };
  /** How long a request is repeated while nobody answers it. */
  readonly retryForMs?: number;
}

/** An answer as it came, refusals too. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * One program or person at the public API. Writes carry an idempotency key, so they are repeated until they are
 * answered.
 */
export class MullionClient {
  readonly url: string;
  private token: string;
  private readonly person: ClientOptions['person'];
  private readonly retryForMs: number;
  private readonly stamps = new Map<string, Stamp>();

  constructor({ url, apiKey = '', person, retryForMs = RETRY_FOR_MS }: ClientOptions) {
    this.url = url.replace(/\/$/, '');
    this.token = apiKey;
    this.person = person;
    this.retryForMs = retryForMs;
  }

  /** The key, or the access token of the last sign-in. */
  get bearer(): string {
    return this.token;
  }

  /** Signs the person in; tries again while the product is away. A program with a key need not. */
  async signIn(): Promise<void> {
    await whileAway(() => this.signInOnce(), this.retryForMs);
  }

  /**
   * Calls a route and gives its answer.
   * @throws ApiError what the product refused with; the last failure when it stays away
   */
  async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    route: Route<P, Q, B, R>,
    ...[input]: Record<never, never> extends ClientInput<Route<P, Q, B, R>>
      ? [input?: ClientInput<Route<P, Q, B, R>>]
      : [input: ClientInput<Route<P, Q, B, R>>]
  ): Promise<OutputOf<Route<P, Q, B, R>>> {
    const key = crypto.randomUUID();
    let renewed = 0;
    const once = async (): Promise<unknown> => {
      const { status, body, headers } = await this.ask(route as unknown as AnyRoute, (input ?? {}) as Parts, key);
      if (status === 401 && this.person && renewed < 2) {
        renewed += 1;
        await this.signIn();
        return once();
      }
      if (status < 400) return body;
      throw new ApiError(
        status,
        (body ?? {}) as Partial<Problem>,
        `${route.method} ${route.path}`,
        retryAfterOf(headers),
      );
    };
    return (await whileAway(once, this.retryForMs)) as OutputOf<Route<P, Q, B, R>>;
  }

  /** Asks once and gives whatever is answered. */
  async ask(
    route: Pick<AnyRoute, 'method' | 'path' | 'writes'>,
    parts: Parts = {},
    key: string = crypto.randomUUID(),
  ): Promise<RawAnswer> {
    const query = new URLSearchParams(
      Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    );
    const url = `${this.url}/api/${pathOf(route, parts.params)}${query.size > 0 ? `?${query}` : ''}`;
    const headers: Record<string, string> = this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    Object.assign(
      headers,
      httpRequestHeaders.write({ idempotencyKey: route.writes ? key : null, stamps: [...this.stamps.values()] }),
    );
    const hasJson = parts.form === undefined && parts.body !== undefined;
    if (hasJson) headers['content-type'] = 'application/json';
    const body = parts.form ? parts.form() : hasJson ? JSON.stringify(parts.body) : null;
    const answer = await fetch(url, { method: route.method, headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    this.keepStamps(answerOf(answer.headers).stamp);
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown), headers: answer.headers };
  }

  /** The finished file of an export link; waits while it is being made. @throws ApiError when there is none */
  async file(link: string, timeoutMs = 150_000): Promise<Buffer> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const answer = await fetch(new URL(link, this.url), {
        headers: { accept: 'application/json, application/pdf' },
      }).catch(() => null);
      if (answer?.status === 200 && !answer.headers.get('content-type')?.includes('json'))
        return Buffer.from(await answer.arrayBuffer());
      if (answer && answer.status !== 202 && answer.status < 500)
        throw new ApiError(answer.status, (await answer.json()) as Partial<Problem>, 'open the file');
      if (Date.now() > deadline)
        throw new Error(`the file of ${link.slice(0, 40)}… is not ready after ${timeoutMs} ms`);
      await pause(PAUSE_MS);
    }
  }

  private async signInOnce(): Promise<void> {
    if (!this.person) throw new Error('neither a key nor a person was given');
    const answer = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.person),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await answer.json()) as { token?: string } & Partial<Problem>;
    if (!answer.ok || !body.token) throw new ApiError(answer.status, body, `sign in as ${this.person.email}`);
    this.token = body.token;
  }

  private keepStamps(header: string | null): void {
    for (const stamp of parseStamps(header ?? '')) this.stamps.set(stampKind(stamp), stamp);
  }
}

const answerOf = (headers: Headers) => httpAnswerHeaders.read((name) => headers.get(name));
/** Seconds after which the product may be asked again; null when it does not say. */
export const retryAfterOf = (headers: Headers): number | null => answerOf(headers).retryAfter;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks again while nobody answers, or as soon as the product says that it may.
 * @throws the last failure when that time is over
 */
const whileAway = async <T>(ask: () => Promise<T>, retryForMs: number): Promise<T> => {
  const giveUpAt = Date.now() + retryForMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isTooOften = error instanceof ApiError && error.status === TOO_MANY && error.retryAfter !== null;
      if ((!isAway(error) && !isTooOften) || Date.now() > giveUpAt) throw error;
      await pause(isTooOften ? (error.retryAfter ?? 1) * 1_000 : PAUSE_MS);
    }
  }
};
