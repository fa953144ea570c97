import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { fetchLatest } from './fetch-latest';

/** A query that answers one after the other, each when it is let go. */
const given = () => {
  const waiting: ((answer: { data: number } | { error: string }) => void)[] = [];
  const api = createApi({
    baseQuery: () => new Promise<{ data: number } | { error: string }>((resolve) => waiting.push(resolve)),
    tagTypes: ['row'],
    endpoints: (b) => ({ row: b.query<number, void>({ query: () => undefined, providesTags: ['row'] }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const ask = () => store.dispatch(api.endpoints.row.initiate(undefined, { forceRefetch: true }));
  const read = () => fetchLatest(ask, (key) => store.getState().api.queries[key as never]?.['requestId']);
  const turns = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return { waiting, ask, read, turns, changed: () => store.dispatch(api.util.invalidateTags(['row'])) };
};

describe('the latest of a query', () => {
  it('is not what was asked before: that answer may be older than what was sent since', async () => {
    const { waiting, ask, read, turns } = given();
    void ask();
    const answer = read();
    waiting[0]?.({ data: 1 });
    await turns();
    expect(waiting).toHaveLength(2);
    waiting[1]?.({ data: 2 });
    await expect(answer).resolves.toBe(2);
  });

  it('stays when an event says meanwhile that it has changed', async () => {
    const { waiting, read, turns, changed } = given();
    const answer = read();
    changed();
    await turns();
    waiting[0]?.({ data: 1 });
    await expect(answer).resolves.toBe(1);
  });

  it('is refused as the server refuses it, and not as what was asked before was refused', async () => {
    const { waiting, ask, read, turns } = given();
    void ask();
    const answer = read();
    waiting[0]?.({ error: 'away' });
    await turns();
    waiting[1]?.({ error: 'gone' });
    await expect(answer).rejects.toBe('gone');
  });
});
