import { baseApi } from './base-api';
import { store } from './store';

/** What asking a query gives. */
interface Asked<D> extends PromiseLike<{
  readonly isError: boolean;
  readonly error?: unknown;
  readonly data?: D | undefined;
}> {
  readonly requestId: string;
  readonly queryCacheKey: string;
  unsubscribe(): void;
}

/** The request that a query of the store was begun with last. */
const lastRequest = (queryCacheKey: string): string | undefined =>
  store.getState()[baseApi.reducerPath].queries[queryCacheKey]?.requestId;

/**
 * Reads what a query answers from now on. Asking alone is not enough: while the same query is under way it gives that
 * answer, which may be older than what was sent since; and an answer that nobody subscribes to is dropped when an event
 * about it arrives first.
 * @param ask starts the query with `forceRefetch`, and subscribes to it
 * @throws the problem of the answer
 */
export const fetchLatest = async <D>(ask: () => Asked<D>, requestOf = lastRequest): Promise<D> => {
  for (;;) {
    const asked = ask();
    const isOwn = requestOf(asked.queryCacheKey) === asked.requestId;
    try {
      const answer = await asked;
      if (!isOwn) continue;
      if (answer.isError) throw answer.error;
      return answer.data as D;
    } finally {
      asked.unsubscribe();
    }
  }
};
