import { companyChanged, userChanged, type RequestContext } from '@mullion/contracts';
import { AppError, systemContext, type Bus, type PublishedEvent, type Watcher } from '@mullion/server-kit';
import type { Forwarder } from './forwarder';
import { SessionContexts } from './session-contexts';

describe('remembered sessions', () => {
  let ask: jest.Mock<Promise<RequestContext>, []>;
  let contexts: SessionContexts;
  let watcher: Watcher;
  const watch = (given: Watcher) => {
    watcher = given;
    return () => undefined;
  };
  const context = (type: RequestContext['type']): RequestContext => ({ ...systemContext(1), type, session_id: 's' });
  const silent = (): Promise<RequestContext> => new Promise(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    ask = jest.fn(async () => context(2));
    contexts = new SessionContexts({ ask } as unknown as Forwarder, { watch } as unknown as Bus);
    contexts.onModuleInit();
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
    contexts.evict('s');
    answer(context(2));
    await expect(asked).rejects.toMatchObject({ code: 'session.revoked' });
    expect(ended[0]).toBe('s');
  });

  describe('while they are being asked about', () => {
    const companyOf = (id: number) =>
      ({ head: { subject: companyChanged.subject, company_id: id }, data: () => ({}) }) as PublishedEvent;
    const user = {
      name: 'P',
      email: 'p@mullion.test',
      type: 2,
      company_id: 1,
      version: 1,
      created_at: '',
      updated_at: '',
    };
    const userOf = (id: number) =>
      ({
        head: { subject: userChanged.subject, company_id: 1 },
        data: () => ({ user: { ...user, id } }),
      }) as PublishedEvent;
    let answers: ((context: RequestContext) => void)[];
    beforeEach(() => {
      answers = [];
      ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    });
    /**
     * The first answer was on its way when something happened; who asked gets the last one, and so does who asks next.
     */
    const afterwards = async (happens: () => void): Promise<number[]> => {
      const asked = typeNow();
      happens();
      answers[0]?.({ ...context(2), user_id: 5 as never });
      await jest.advanceTimersByTimeAsync(0);
      answers[1]?.({ ...context(3), user_id: 5 as never });
      return [await asked, await typeNow()];
    };

    it.each([
      ['their company', () => watcher.onEvent?.(companyOf(1))],
      ['their user', () => watcher.onEvent?.(userOf(5))],
      ['something', () => watcher.onGap?.()],
    ])('are asked about again when %s has changed: what was withdrawn does not come back', async (_what, happens) => {
      expect(await afterwards(happens)).toEqual([3, 3]);
      expect(ask).toHaveBeenCalledTimes(2);
    });

    it.each([
      ['another company', () => watcher.onEvent?.(companyOf(2))],
      ['another user', () => watcher.onEvent?.(userOf(6))],
    ])('are not asked about again when %s has changed', async (_what, happens) => {
      expect(await afterwards(happens)).toEqual([2, 2]);
      expect(ask).toHaveBeenCalledTimes(1);
    });

    it('are not remembered when changes come faster than answers', async () => {
      const asked = typeNow();
      for (let answered = 0; answered < 3; answered += 1) {
        watcher.onGap?.();
        answers[answered]?.(context(2));
        await jest.advanceTimersByTimeAsync(0);
      }
      expect(await asked).toBe(2);
      void typeNow();
      expect(ask).toHaveBeenCalledTimes(4);
    });
  });
});
