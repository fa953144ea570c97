import type { RequestContext } from '@mullion/contracts';
import { AppError, systemContext, type Bus } from '@mullion/server-kit';
import type { Forwarder } from './forwarder';
import { SessionContexts } from './session-contexts';

describe('remembered sessions', () => {
  let ask: jest.Mock<Promise<RequestContext>, []>;
  let contexts: SessionContexts;
  const context = (type: RequestContext['type']): RequestContext => ({ ...systemContext(1), type, session_id: 's' });
  const silent = (): Promise<RequestContext> => new Promise(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    ask = jest.fn(async () => context(2));
    contexts = new SessionContexts({ ask } as unknown as Forwarder, {} as Bus);
  });
  afterEach(() => jest.useRealTimers());

  const typeNow = async (): Promise<number> => (await contexts.of('s')).type;

  it('are asked once for requests that come together', async () => {
    expect(await Promise.all([typeNow(), typeNow(), typeNow()])).toEqual([2, 2, 2]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are refreshed beside requests after 20 s, and waited for after 30 s', async () => {
    await typeNow();
    ask.mockResolvedValue(context(3));
    jest.advanceTimersByTime(19_999);
    expect(await typeNow()).toBe(2);
    expect(ask).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(await typeNow()).toBe(2);
    await jest.advanceTimersByTimeAsync(0);
    expect(await typeNow()).toBe(3);
    ask.mockResolvedValue(context(4));
    jest.advanceTimersByTime(30_000);
    expect(await typeNow()).toBe(4);
  });

  it('go on for a minute while identity is silent, and the next requests do not wait', async () => {
    await typeNow();
    ask.mockImplementation(silent);
    jest.advanceTimersByTime(30_000);
    const waiting = typeNow();
    await jest.advanceTimersByTimeAsync(500);
    expect(await waiting).toBe(2);
    expect(contexts.of('s')).not.toBeInstanceOf(Promise);
    jest.advanceTimersByTime(29_500);
    let answered = false;
    void Promise.resolve(contexts.of('s')).then(() => (answered = true));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(answered).toBe(false);
  });

  it('go on when identity is away, but not when it says no', async () => {
    await typeNow();
    ask.mockRejectedValue(new AppError('unavailable'));
    jest.advanceTimersByTime(30_000);
    expect(await typeNow()).toBe(2);
    ask.mockRejectedValue(new AppError('session.revoked'));
    jest.advanceTimersByTime(3_000);
    await expect(typeNow()).rejects.toMatchObject({ code: 'session.revoked' });
    await expect(typeNow()).rejects.toMatchObject({ code: 'session.revoked' });
  });

  it('are forgotten even while they are being asked about', async () => {
    let answer: (context: RequestContext) => void = () => undefined;
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const asked = typeNow();
    const ended: string[] = [];
    contexts.onRevoked((session) => ended.push(session));
    contexts.forget('s');
    answer(context(2));
    await expect(asked).rejects.toMatchObject({ code: 'session.revoked' });
    expect(ended[0]).toBe('s');
  });
});
