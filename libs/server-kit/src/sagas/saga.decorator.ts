import 'reflect-metadata';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import type { RequestContext } from '@mullion/contracts';

const SAGA = Symbol('mullion:saga');

export interface SagaRow<Data = unknown> {
  readonly id: string;
  readonly company_id: number;
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly data: Data;
  readonly request_id: string | null;
  /** Tries of the current step that failed so far. */
  readonly attempts: number;
  readonly last_error: string | null;
  readonly alarmed: boolean;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

/** Where a saga goes after a step: the next state (at once, or after a delay), or its end. */
export type Next<Data = unknown> =
  | { readonly state: string; readonly data?: Data; readonly delayMs?: number }
  | { readonly done: true; readonly state?: string; readonly data?: Data };

/** What a step works with. */
export interface SagaHelpers<Data = unknown> {
  readonly database: Database;
  /** A fresh system context of the saga's company, for `rpc.ask`. */
  readonly context: RequestContext;
  readonly requestId: string;
  readonly log: Logger;
  /**
   * Own rows, events and the saga's next state in one transaction:
   * `return helpers.commit(async (tx) => { …; return { done: true }; })`.
   */
  commit(work: (tx: Tx) => Promise<Next<Data>>): Promise<Next<Data>>;
}

/** A saga: steps are idempotent, because a step may run again after a crash. Throw to be tried again later. */
export interface SagaSteps<Data = unknown> {
  step(saga: SagaRow<Data>, helpers: SagaHelpers<Data>): Promise<Next<Data>>;
}

/** Names a provider as the saga of a kind; its `step` is called whenever a row of that kind is due. */
export const Saga =
  (kind: string) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- each saga has data of its own
  <T extends new (...args: any[]) => SagaSteps<any>>(target: T): void =>
    Reflect.defineMetadata(SAGA, kind, target);

/** The kind a class is the saga of. */
export const sagaKindOf = (target: object): string | undefined =>
  Reflect.getMetadata(SAGA, target) as string | undefined;
