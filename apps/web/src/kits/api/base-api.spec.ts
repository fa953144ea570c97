import { configureStore } from '@reduxjs/toolkit';
import { createOrder, httpAnswerHeaders, httpHeader, listOrders, refreshSession } from '@mullion/contracts';
import { baseApi, endpointOf, keyedEndpointOf, type Args, type Result } from './base-api';
import { liveReducer } from './live-slice';
import { onSessionLoss } from '../session/renewal';
import { otherPersonNoticed, sessionEnded, sessionReducer } from '../session/session-slice';

const api = baseApi.injectEndpoints({
  endpoints: (b) => ({
    list: b.query<Result<typeof listOrders>, Args<typeof listOrders>>(endpointOf(listOrders)),
    create: b.mutation<Result<typeof createOrder>, Args<typeof createOrder>>(endpointOf(createOrder)),
    createOnce: b.mutation<Result<typeof createOrder>, Args<typeof createOrder> & { readonly key?: string }>(
      keyedEndpointOf(createOrder),
    ),
  }),
});

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}
const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const tokenOf = (person: number, mark: string) =>
  `h.${Buffer.from(JSON.stringify({ sub: String(person), mark })).toString('base64url')}.s`;
const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code }, { status });

let stopListening = (): void => undefined;
const setUp = (answer: (seen: Seen) => Response | Promise<Response>) => {
  const seen: Seen[] = [];
  Object.assign(globalThis, { sessionStorage: memory(), localStorage: memory() });
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const one = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    seen.push(one);
    return answer(one);
  }) as typeof fetch;
  sessionStorage.setItem('mullion.token', tokenOf(1, 'old'));
  const store = configureStore({
    reducer: { api: baseApi.reducer, live: liveReducer, session: sessionReducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  stopListening();
  stopListening = onSessionLoss((loss) =>
    store.dispatch(loss === 'ended' ? sessionEnded('ended') : otherPersonNoticed()),
  );
  return { store, seen };
};
const isRefresh = (one: Seen) => one.url === `/api/${refreshSession.path}`;
const STAMP = 'orders:1:order.changed.v1:41';
const page = { data: [], last_page: 1, total: 0 };

describe('calls to the server', () => {
  it('are built from the contract: method, path, query without empty parts, bearer, request id', async () => {
    const { store, seen } = setUp(() => Response.json(page));
    await store.dispatch(api.endpoints.list.initiate({ query: { rows: 20, filter: null, status_from: 4 } }));
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/orders?rows=20&status_from=4' });
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${tokenOf(1, 'old')}`);
    expect(seen[0]?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('send the stamps of own writes back', async () => {
    const { store, seen } = setUp((one) =>
      one.method === 'POST'
        ? Response.json({ id: 1 }, { status: 201, headers: httpAnswerHeaders.write({ stamp: STAMP }) })
        : Response.json(page),
    );
    await store.dispatch(api.endpoints.create.initiate({ body: { production_id: '26-1' } }));
    await store.dispatch(api.endpoints.list.initiate());
    expect(seen[1]?.headers.get(httpHeader.stamps)).toBe(STAMP);
  });

  it('go under the key that an act has been given, however often it is asked', async () => {
    const { store, seen } = setUp(() => problem(503, 'unavailable'));
    const input = { body: { production_id: '26-1' }, key: 'act:1' };
    for (let tries = 0; tries < 2; tries += 1) await store.dispatch(api.endpoints.createOnce.initiate(input));
    expect(seen.map(({ headers, body }) => [headers.get('idempotency-key'), body])).toEqual([
      ['act:1', { production_id: '26-1' }],
      ['act:1', { production_id: '26-1' }],
    ]);
  });

  it('LOG-04d renew an expired token silently and repeat the same act under the same key', async () => {
    const { store, seen } = setUp((one) => {
      if (isRefresh(one)) return Response.json({ token: tokenOf(1, 'new') });
      return one.headers.get('authorization')?.includes(tokenOf(1, 'new'))
        ? Response.json({ id: 1 }, { status: 201 })
        : problem(401, 'session.expired');
    });
    const answer = await store.dispatch(api.endpoints.create.initiate({ body: { production_id: '26-1' } }));
    expect(answer.error).toBeUndefined();
    expect(seen.map((one) => one.url)).toEqual(['/api/orders', '/api/session/refresh', '/api/orders']);
    expect(seen[0]?.headers.get('idempotency-key')).toBe(seen[2]?.headers.get('idempotency-key'));
    expect(seen[2]?.body).toEqual({ production_id: '26-1' });
  });

  it('LOG-04d refresh once for calls that expire together', async () => {
    const { store, seen } = setUp((one) => {
      if (isRefresh(one)) return Response.json({ token: tokenOf(1, 'new') });
      return one.headers.get('authorization')?.includes(tokenOf(1, 'new'))
        ? Response.json(page)
        : problem(401, 'session.expired');
    });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => store.dispatch(api.endpoints.list.initiate({ query: { page: number } }))),
    );
    expect(answers.map((answer) => answer.isSuccess)).toEqual([true, true, true, true]);
    expect(seen.filter(isRefresh)).toHaveLength(1);
  });

  it('end the session when the refresh is refused or the session was revoked, and only then', async () => {
    const expired = setUp((one) => problem(401, isRefresh(one) ? 'session.required' : 'session.expired'));
    await expired.store.dispatch(api.endpoints.list.initiate());
    expect(expired.store.getState().session).toEqual({ status: 'out', reason: 'ended' });

    const revoked = setUp(() => problem(401, 'session.revoked'));
    await revoked.store.dispatch(api.endpoints.list.initiate());
    expect(revoked.store.getState().session).toEqual({ status: 'out', reason: 'ended' });
    expect(revoked.seen).toHaveLength(1);

    const notAllowed = setUp(() => problem(401, 'status.not_allowed'));
    const answer = await notAllowed.store.dispatch(api.endpoints.list.initiate());
    expect(notAllowed.store.getState().session).toEqual({ status: 'unknown' });
    expect(answer.error).toMatchObject({ code: 'status.not_allowed' });
  });

  it('LOG-04d notice that another person signed in by another tab', async () => {
    const { store } = setUp((one) =>
      isRefresh(one) ? Response.json({ token: tokenOf(2, 'new') }) : problem(401, 'session.expired'),
    );
    await store.dispatch(api.endpoints.list.initiate());
    expect(store.getState().session).toEqual({ status: 'other-person' });
    expect(sessionStorage.getItem('mullion.token')).toBe(tokenOf(1, 'old'));
  });

  it('BEY-02 keep the session while the renewal cannot be reached, and never send a refused token again', async () => {
    let reachable = false;
    const { store, seen } = setUp((one) => {
      if (isRefresh(one)) {
        if (!reachable) throw new TypeError('failed to fetch');
        return Response.json({ token: tokenOf(1, 'new') });
      }
      return one.headers.get('authorization')?.includes(tokenOf(1, 'new'))
        ? Response.json(page)
        : problem(401, 'session.expired');
    });
    const ask = () => store.dispatch(api.endpoints.list.initiate(undefined, { forceRefetch: true }));
    expect((await ask()).error).toMatchObject({ status: 0, code: 'network.unreachable' });
    await ask();
    expect(store.getState().session).toEqual({ status: 'unknown' });
    reachable = true;
    expect((await ask()).isSuccess).toBe(true);
    const withOld = seen.filter((one) => one.headers.get('authorization')?.includes(tokenOf(1, 'old')));
    expect(withOld).toHaveLength(1);
  });

  const timeouts = [
    ['list', 'network.read_timeout'],
    ['create', 'network.timeout'],
  ] as const;
  it.each(timeouts)(
    'LOG-04b give up after 60 s and say so; only of a write that nobody knows whether it was done (%s)',
    async (asking, code) => {
      const limit = new AbortController();
      const asked = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      const { store } = setUp(() => Response.json(page));
      globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
        new Promise((_, refuse) =>
          signal?.addEventListener('abort', () => refuse(signal.reason as Error)),
        )) as typeof fetch;
      const ask = {
        list: api.endpoints.list.initiate(),
        create: api.endpoints.create.initiate({ body: { production_id: '26-1' } }),
      }[asking];
      const answer = store.dispatch(ask as ReturnType<typeof api.endpoints.list.initiate>);
      limit.abort();
      expect((await answer).error).toMatchObject({ status: 0, code });
      expect(asked).toHaveBeenCalledWith(60_000);
      asked.mockRestore();
    },
  );

  it('turn every failure into a problem', async () => {
    const offline = setUp(() => {
      throw new TypeError('failed to fetch');
    });
    expect((await offline.store.dispatch(api.endpoints.list.initiate())).error).toMatchObject({
      status: 0,
      code: 'network.unreachable',
    });
    const proxy = setUp(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect((await proxy.store.dispatch(api.endpoints.list.initiate())).error).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
  });

  it('say which answers are still behind the newest write, until they are not', async () => {
    let stale = true;
    const { store } = setUp(() => Response.json(page, { headers: httpAnswerHeaders.write({ stale }) }));
    const ask = (number: number) =>
      store.dispatch(api.endpoints.list.initiate({ query: { page: number } }, { forceRefetch: true }));
    await ask(1);
    stale = false;
    await ask(2);
    expect(Object.entries(store.getState().live.stale)).toEqual([[expect.stringContaining('"page":1'), 1]]);
    await ask(1);
    expect(store.getState().live.stale).toEqual({});
  });
});
