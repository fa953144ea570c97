import { randomUUID } from 'node:crypto';
import { httpHeader, pathOf, type AnyRoute, type OutputOf, type Problem, type Route } from '@mullion/contracts';
import { expect } from '@playwright/test';
import type { z } from 'zod';
import { emailOf, PASSWORD } from './people';

export interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly form?: FormData;
}
export interface Answer {
  readonly status: number;
  readonly body: Partial<Problem>;
}

const url = process.env.MULLION_URL ?? 'http://127.0.0.1:3000';

const UNAVAILABLE = 503;
const REPEAT_MS = 500;
const MOST_REPEATS = 60;

/** A person at the public API: for what has to be there before a test begins, and for refusals the screen never asks for. */
export class Api {
  private constructor(private readonly token: string) {}

  static async signedInAs(name: string): Promise<Api> {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf(name), password: PASSWORD }),
    });
    const { token } = (await answer.json()) as { token?: string };
    if (!token) throw new Error(`${name} cannot sign in: ${answer.status}`);
    return new Api(token);
  }

  /** Calls a route that must answer. @throws Error with what the product refused */
  async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    route: Route<P, Q, B, R>,
    parts: Parts = {},
  ): Promise<OutputOf<Route<P, Q, B, R>>> {
    const key = randomUUID();
    let { status, body } = await this.ask(route, parts, key);
    // as every client does: something did not answer in time
    for (let again = 0; status === UNAVAILABLE && again < MOST_REPEATS; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_MS));
      ({ status, body } = await this.ask(route, parts, key));
    }
    if (status >= 400) throw new Error(`${route.method} ${route.path}: ${status} ${JSON.stringify(body)}`);
    return body as OutputOf<Route<P, Q, B, R>>;
  }

  /** Status and body of any answer, refusals too. */
  async ask(route: Pick<AnyRoute, 'method' | 'path'>, parts: Parts = {}, key: string = randomUUID()): Promise<Answer> {
    const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]));
    const json: Record<string, string> = parts.body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/${pathOf(route, parts.params)}${query.size > 0 ? `?${query}` : ''}`, {
      method: route.method,
      headers: { authorization: `Bearer ${this.token}`, [httpHeader.idempotencyKey]: key, ...json },
      body: parts.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body)),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Partial<Problem> };
  }

  /** Reads a route again until the answer is as wanted; gives it. */
  async until<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    route: Route<P, Q, B, R>,
    parts: Parts,
    isDone: (value: OutputOf<Route<P, Q, B, R>>) => boolean,
  ): Promise<OutputOf<Route<P, Q, B, R>>> {
    let value = await this.call(route, parts);
    await expect
      .poll(async () => isDone((value = await this.call(route, parts))), {
        message: `${route.path} is as wanted`,
        timeout: 120_000,
        intervals: [100, 200],
      })
      .toBe(true);
    return value;
  }
}
