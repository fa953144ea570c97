import { createLiveConnection, type LiveEvent } from './live-connection';

const setUp = (answers: readonly (number | Error)[]) => {
  const events: LiveEvent[] = [];
  const waits: { act: () => void; ms: number; cancelled: boolean }[] = [];
  const tokens: string[] = [];
  const left = [...answers];
  const connection = createLiveConnection((item) => events.push(item), {
    fetch: (async (_url: string, init: RequestInit) => {
      tokens.push(new Headers(init.headers).get('authorization') ?? '');
      const answer = left.shift() ?? 503;
      if (answer instanceof Error) throw answer;
      return new Response('', { status: answer });
    }) as typeof fetch,
    later: (act, ms) => {
      const wait = { act, ms, cancelled: false };
      waits.push(wait);
      return () => void (wait.cancelled = true);
    },
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const retry = async () => {
    const next = waits.findLast((wait) => !wait.cancelled);
    if (next) next.cancelled = true;
    next?.act();
    await settle();
    return next?.ms ?? 0;
  };
  return { connection, events, tokens, settle, retry, waits };
};

describe('the live connection', () => {
  it('never sends a refused token again, whoever offers it', async () => {
    const { connection, events, tokens, settle } = setUp([401, 401]);
    connection.use('old');
    await settle();
    connection.use('old');
    await settle();
    connection.use('new');
    await settle();
    connection.use('old');
    await settle();
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    expect(events).toEqual([
      { kind: 'token-refused', token: 'old' },
      { kind: 'token-refused', token: 'new' },
    ]);
  });

  it('says that the line is lost when no new token comes for a refused one', async () => {
    const { connection, events, settle, retry } = setUp([200, 401]);
    connection.use('old');
    await settle();
    await retry();
    expect(events.map(({ kind }) => kind)).toEqual(['connected', 'token-refused']);
    await retry();
    expect(events.map(({ kind }) => kind)).toEqual(['connected', 'token-refused', 'lost']);
  });

  it('says nothing of a token that is renewed in time', async () => {
    const { connection, events, settle, retry, waits } = setUp([200, 401, 200]);
    connection.use('old');
    await settle();
    await retry();
    const renewal = waits.at(-1);
    connection.use('new');
    await settle();
    expect([renewal?.cancelled, events.map(({ kind }) => kind)]).toEqual([
      true,
      ['connected', 'token-refused', 'connected', 'message'],
    ]);
  });

  it('waits longer after each failure and says after the second that the line is lost', async () => {
    const { connection, events, settle, retry } = setUp([new Error('offline'), 503, 503, 503, 503, 503]);
    connection.use('good');
    await settle();
    expect(events).toEqual([]);
    const waits = [await retry(), await retry(), await retry(), await retry()];
    expect(events.map(({ kind }) => kind)).toEqual(['lost', 'lost', 'lost', 'lost']);
    [500, 1_000, 2_000, 4_000].forEach((usual, index) => {
      expect(waits[index]).toBeGreaterThanOrEqual(usual / 2);
      expect(waits[index]).toBeLessThanOrEqual(usual * 1.5);
    });
  });
});
