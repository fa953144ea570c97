import type { AnyRoute, OutputOf, Problem, Route } from '@mullion/contracts';
import { expect } from '@playwright/test';
import type { z } from 'zod';
import { MullionClient } from '../../../libs/client/src';
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

/**
 * A person at the public API: for what has to be there before a test begins, and for refusals the screen never asks
 * for.
 */
export class Api {
  private constructor(private readonly client: MullionClient) {}

  static async signedInAs(name: string): Promise<Api> {
    const client = new MullionClient({ url, person: { email: emailOf(name), password: PASSWORD } });
    await client.signIn();
    return new Api(client);
  }

  /** Calls a route that must answer. @throws ApiError with what the product refused */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    route: Route<P, Q, B, R>,
    { form, ...parts }: Parts = {},
  ): Promise<OutputOf<Route<P, Q, B, R>>> {
    return this.client.call(route, { ...parts, ...(form ? { form: () => form } : {}) } as never);
  }

  /** Status and body of any answer, refusals too. */
  async ask(
    route: Pick<AnyRoute, 'method' | 'path' | 'writes'>,
    { form, ...parts }: Parts = {},
    key?: string,
  ): Promise<Answer> {
    const { status, body } = await this.client.ask(route, { ...parts, ...(form ? { form: () => form } : {}) }, key);
    return { status, body: (body ?? {}) as Partial<Problem> };
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
        timeout: 90_000,
        intervals: [100, 200],
      })
      .toBe(true);
    return value;
  }
}
