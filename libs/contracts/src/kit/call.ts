import type { z } from 'zod';
import type { CompanyKind, LinkKind, RightCode, TerminalKind, UserType } from './context.schema';

export const services = ['gateway', 'identity', 'orders', 'packing', 'dispatch', 'production', 'documents'] as const;
export type ServiceName = (typeof services)[number];

/** What the route alone decides; what needs data is the policy of the service. */
export interface RoutePolicy {
  /**
   * 'none': login and the like; 'session': a signed-in user; 'link': whoever holds a private link of these kinds, and
   * nobody else.
   */
  readonly access: 'none' | 'session' | 'link';
  readonly links?: readonly LinkKind[];
  /**
   * Kinds of enrolled terminals that may open it; closed to terminals when absent. Whoever signed in by password is not
   * asked.
   */
  readonly terminals?: readonly TerminalKind[];
  /** What of the body a terminal may send, field by field: anything, or one of these values. All of it when absent. */
  readonly terminalBody?: Readonly<Record<string, 'any' | readonly (string | number)[]>>;
  /** Company kinds let in; manufacturers only when absent. */
  readonly kinds?: readonly CompanyKind[];
  /**
   * User types let in; all when absent. Type 6 is refused by every route that writes, but by those of the own account.
   */
  readonly types?: readonly UserType[];
  /** Of a route that writes: type 6 is let in too, because nothing of the company is written. */
  readonly readers?: true;
  readonly right?: RightCode;
  /** An additional code for the refusal, shown to the user (else `forbidden`). */
  readonly refusal?: string;
}

type Schema = z.ZodType;

/**
 * A question one service answers over NATS, subject `rpc.{service}.{name}`. Asked by other services and workers only.
 */
export interface Call<Input extends Schema = Schema, Output extends Schema = Schema> {
  readonly kind: 'call';
  readonly service: ServiceName;
  readonly name: string;
  readonly input: Input;
  readonly output: Output;
  /**
   * Kinds of private links whose guests may cause it; none when absent. What it answers is taken from the guest's pass,
   * never from the input.
   */
  readonly links?: readonly LinkKind[];
  /** Default 5 000 ms. */
  readonly timeoutMs?: number;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A call that the gateway also offers over HTTP at `/api/{path}`; path parameters in braces. Its input is { params,
 * query, body }.
 */
export interface Route<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  readonly kind: 'route';
  readonly service: ServiceName;
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  readonly policy: RoutePolicy;
  /** Default: every method but GET writes. */
  readonly writes: boolean;
  readonly success: 200 | 201 | 202;
  readonly summary: string;
  /**
   * The field of a form that holds its one file: the gateway streams it to the blob store, and the body names it as
   * `files`. Null: the body is JSON.
   */
  readonly file: string | null;
  /** May be done without a network and sent later: the request may say when and at which terminal it was done. */
  readonly performedOffline: boolean;
  /**
   * Of a write: its owner does it once for an idempotency key, so it may be asked a second time. False for what answers
   * something else each time: its key is not passed on.
   */
  readonly keyed: boolean;
  /**
   * Of a keyed write: its answer holds a secret that no repetition is given. A silent owner is not asked again, so that
   * the answer without it never comes first.
   */
  readonly shownOnce: boolean;
  readonly timeoutMs?: number;
}

export type AnyRoute = Route;
export type AnyCall = Call;

export type InputOf<C> =
  C extends Route<infer P, infer Q, infer B, Schema>
    ? { readonly params: z.output<P>; readonly query: z.output<Q>; readonly body: z.output<B> }
    : C extends Call<infer I, Schema>
      ? z.output<I>
      : never;
export type OutputOf<C> =
  C extends Route<Schema, Schema, Schema, infer R>
    ? z.output<R>
    : C extends Call<Schema, infer O>
      ? z.output<O>
      : never;

/** The NATS subject of a call or route. */
export const subjectOf = (call: Pick<AnyCall | AnyRoute, 'service' | 'name'>): string =>
  `rpc.${call.service}.${call.name}`;

export const defineCall = <I extends Schema, O extends Schema>(call: Omit<Call<I, O>, 'kind'>): Call<I, O> => ({
  kind: 'call',
  ...call,
});
