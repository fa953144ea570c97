import { httpAnswerHeaders, listOrders } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../api/base-api';
import { store } from '../api/store';
import { createReadAgain } from './read-again';

const api = baseApi.injectEndpoints({
  endpoints: (b) => ({
    list: b.query<Result<typeof listOrders>, Args<typeof listOrders>>({
      ...endpointOf(listOrders),
      providesTags: [{ type: 'order' }],
    }),
  }),
});
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

describe('reads that are made again', () => {
  const listeners = new Set<() => void>();
  const page = {
    hidden: false,
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  };
  const asked: string[] = [];
  const stale = new Set<string>();
  const open = (number: number) => store.dispatch(api.endpoints.list.initiate({ query: { page: number } }));

  beforeEach(() => {
    Object.assign(globalThis, { document: page, sessionStorage: storage, localStorage: storage });
    globalThis.fetch = ((url: string) => {
      const number = /page=(\d)/.exec(url)?.[1] ?? '';
      asked.push(number);
      return Promise.resolve(
        Response.json(
          { data: [], last_page: 1, total: 0 },
          { headers: httpAnswerHeaders.write({ stale: stale.has(number) }) },
        ),
      );
    }) as typeof fetch;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  it('are those that were behind and no others, and those of a hidden page once it is seen', async () => {
    stale.add('1');
    await Promise.all([open(1), open(2)]);
    asked.length = 0;
    const again = createReadAgain();
    again.stale(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['1']);

    page.hidden = true;
    again.stale(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['1']);
    page.hidden = false;
    stale.clear();
    for (const listener of listeners) listener();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['1', '1']);
    again.stop();
    expect(listeners.size).toBe(0);
  });
});
