import { randomUUID } from 'node:crypto';
import { httpHeader, pathOf, type AnyRoute, type OutputOf, type Problem, type Route } from '@mullion/contracts';
import type { z } from 'zod';

const TRIES = 30;
const PAUSE_MS = 500;
const TIMEOUT_MS = 60_000;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
    what: string,
  ) {
    super(`${what}: ${status} ${problem.code ?? ''} ${JSON.stringify(problem.params ?? problem.errors ?? '')}`);
  }
}

/** Nobody answered, or what answered could not: asking again is right. */
const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 503 || error.status === 502;

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly form?: () => FormData;
}

/** One signed-in person at the public API. Writes carry an idempotency key, so they are repeated until they are answered. */
export class Api {
  private token = '';
  private readonly stamps = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly person: { readonly email: string; readonly password: string },
  ) {}

  /** The access token of the last sign-in. */
  get bearer(): string {
    return this.token;
  }

  /** Signs in; tries again while the product is away. */
  async signIn(): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.signInOnce();
      } catch (error) {
        if (!isAway(error) || tried >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  private async signInOnce(): Promise<void> {
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

  /** Calls a route and gives its answer. @throws ApiError what the product refused with; the last failure when it stays away. */
  async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    route: Route<P, Q, B, R>,
    parts: Parts = {},
  ): Promise<OutputOf<Route<P, Q, B, R>>> {
    const key = randomUUID();
    for (let tried = 1; ; tried += 1) {
      try {
        return (await this.once(route as unknown as AnyRoute, parts, key)) as OutputOf<Route<P, Q, B, R>>;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && tried < 3) await this.signIn();
        else if (!isAway(error) || tried >= TRIES) throw error;
        else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  private async once(route: AnyRoute, parts: Parts, key: string): Promise<unknown> {
    const query = new URLSearchParams(
      Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    );
    const url = `${this.url}/api/${pathOf(route, parts.params)}${query.size > 0 ? `?${query}` : ''}`;
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` };
    if (route.writes) headers[httpHeader.idempotencyKey] = key;
    if (this.stamps.size > 0) headers[httpHeader.stamps] = [...this.stamps].map(([key, position]) => `${key}:${position}`).join(',');
    if (parts.body !== undefined) headers['content-type'] = 'application/json';
    const body = parts.form ? parts.form() : parts.body === undefined ? null : JSON.stringify(parts.body);
    const answer = await fetch(url, { method: route.method, headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    for (const stamp of answer.headers.get(httpHeader.stamp)?.split(',') ?? []) {
      const end = stamp.lastIndexOf(':');
      this.stamps.set(stamp.slice(0, end), stamp.slice(end + 1));
    }
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (!answer.ok) throw new ApiError(answer.status, (data ?? {}) as Partial<Problem>, `${route.method} ${route.path}`);
    return data;
  }

  /** The finished file of an export link; waits while it is being made. */
  async file(link: string, timeoutMs = 150_000): Promise<Buffer> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const answer = await fetch(new URL(link, this.url), { headers: { accept: 'application/json, application/pdf' } }).catch(() => null);
      if (answer?.status === 200 && !answer.headers.get('content-type')?.includes('json')) return Buffer.from(await answer.arrayBuffer());
      if (answer && answer.status !== 202 && answer.status < 500)
        throw new ApiError(answer.status, (await answer.json()) as Partial<Problem>, 'open the file');
      if (Date.now() > deadline) throw new Error(`the file of ${link.slice(0, 40)}… is not ready after ${timeoutMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Asks again until the answer is as wanted. @throws Error naming what was not reached in time. */
export const until = async <T>(what: string, ask: () => Promise<T>, isDone: (value: T) => boolean, timeoutMs = 150_000): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (isDone(value)) return value;
    if (Date.now() > deadline) throw new Error(`not seen in ${timeoutMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Says what is wrong when something read back is not as it must be. */
export const verify = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(`not as it must be: ${what}`);
};
