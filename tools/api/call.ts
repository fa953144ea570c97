import type { World } from './world';

/** One call of API-01: where it is, what it takes, what its answer names. */
export interface Call {
  /** Verb and path, as the specification writes them. */
  readonly call: string;
  /** Parameters of the URL and fields of the body that the specification names. */
  readonly params?: readonly string[];
  readonly fields?: readonly string[];
  /** Named result fields; of the first row where the answer is a list. */
  readonly answers?: readonly string[];
  /**
   * The group of the ledger that still owes the call. The walk fails when the call has come and the mark has stayed.
   */
  readonly owedBy?: string;
  /** A real request: values for the path, the query, the body. Absent for calls owed. */
  readonly ask?: (world: World, made: Made) => Asked;
  readonly status?: number;
  /** Keeps the answer for later calls under this name. */
  readonly keep?: string;
}

export interface Asked {
  readonly at?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent as a form; upload routes take nothing else. */
  readonly form?: Readonly<Record<string, string>>;
}
export type Made = Readonly<Record<string, { readonly id: number; readonly barcode?: string }>>;

/** Id of what an earlier call has made. */
export const idOf = (made: Made, name: string): number => made[name]?.id ?? 0;
/** Parameters of a list of pages. */
export const page = ['rows', 'order_by', 'order', 'page', 'filter'];
/** Sets what this walk makes apart from what another has made. */
export const unique = `C17-${Date.now()}`;
