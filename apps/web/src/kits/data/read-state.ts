import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@mullion/contracts';
import { asProblem } from '../api/as-problem';

/** What a query hook gives, as far as showing it is concerned. */
export interface Read<Data> {
  /** The answer to the current question, or to the one before while the current one is asked. */
  readonly data?: Data | undefined;
  /** The answer to the current question only. */
  readonly currentData?: Data | undefined;
  readonly error?: Problem | SerializedError | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

export type ReadState<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** With `problem` the data are those of an earlier answer. */
  | { readonly kind: 'shown'; readonly data: Data; readonly problem: Problem | undefined };

const NOT_FOUND = 404;

/**
 * The one rule for server data: a skeleton before the first answer, an error page only where there is nothing to show,
 * else the data with a banner. Rows of another question are kept while the next is asked (`keepPrevious`), but never
 * shown as the answer to one that failed.
 */
export const readState = <Data>(read: Omit<Read<Data>, 'refetch'>, keepPrevious = false): ReadState<Data> => {
  const problem = asProblem(read.error);
  const data = keepPrevious && !problem ? read.data : read.currentData;
  // what the server says does not exist is not shown from memory
  if (data !== undefined && problem?.status !== NOT_FOUND) return { kind: 'shown', data, problem };
  return problem ? { kind: 'failed', problem } : { kind: 'loading' };
};

/** What is shown of a list's read, for what stands outside of it: its pages. */
export const shownData = <Data>(read: Omit<Read<Data>, 'refetch'>): Data | undefined => {
  const state = readState(read, true);
  return state.kind === 'shown' ? state.data : undefined;
};

/** The server knows no such thing, or the address holds no id. */
export const isMissing = ({ status, code }: Problem): boolean => status === NOT_FOUND || code === 'invalid';
