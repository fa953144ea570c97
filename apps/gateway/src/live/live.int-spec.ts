import { customerChanged, sessionRevoked, type LiveServerMessage } from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

/** A browser reading the stream. */
class Listener {
  readonly messages: LiveServerMessage[] = [];
  ended = false;
  private readonly abort = new AbortController();

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Resolves when the stream is open. */
  async open(): Promise<this> {
    const answer = await fetch(this.url, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.abort.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`stream refused: ${answer.status}`);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    void this.read(answer.body).catch(() => undefined);
    return this;
  }

  close(): void {
    this.abort.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    for await (const chunk of body) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) this.messages.push(JSON.parse(event.slice(6)) as LiveServerMessage);
    }
    this.ended = true;
  }
}

describe('the live stream', () => {
  let gateway: TestGateway;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    gateway = await TestGateway.open();
  });
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.close();
  });
  afterAll(() => gateway.close());

  const listen = async (token: string): Promise<Listener> => {
    const listener = await new Listener(`${gateway.running.url}/api/live`, token).open();
    listeners.push(listener);
    return listener;
  };
  const change = (company: number, id: number) =>
    gateway.world.publish(customerChanged, company, { customer_id: id } as never);
  const idsOf = ({ messages }: Listener): unknown[] =>
    messages.flatMap((message) => ('ids' in message ? message.ids : []));

  it('is for signed-in users only', async () => {
    expect((await gateway.call('GET', '/api/live')).problem).toMatchObject({ status: 401, code: 'session.required' });
  });

  it('is open to suppliers and sends them nothing of a manufacturer', async () => {
    const supplier = people.supplier();
    const listener = await listen(await gateway.signIn(supplier));
    await change(1, 11);
    await change(supplier.home_company_id, 22);
    await eventually(() => expect(idsOf(listener)).toEqual([22]));
  });

  it('notifies the company, and nobody else, which rows have changed', async () => {
    const own = await listen(await gateway.signIn(people.viewer()));
    const stranger = await listen(await gateway.signIn(people.stranger(7)));
    await change(1, 11);
    await eventually(() => expect(own.messages).toEqual([{ kind: 'changed', entity: 'customer', ids: [11] }]));
    await change(7, 77);
    await eventually(() => expect(idsOf(stranger)).toEqual([77]));
    expect(idsOf(own)).toEqual([11]);
  });

  it('says many changes of a second as one, and forgets none', async () => {
    const listener = await listen(await gateway.signIn(people.planner()));
    for (let id = 1; id <= 40; id += 1) await change(1, id);
    await eventually(() => expect(new Set(idsOf(listener)).size).toBe(40));
    expect(listener.messages.length).toBeLessThan(10);
  });

  it('begins with what has changed since the page read, and says to fetch everything when that is too long ago', async () => {
    const there = await listen(await gateway.signIn(people.planner()));
    const begun = performance.now();
    await change(7, 92);
    await change(1, 91);
    await eventually(() => expect(idsOf(there)).toEqual([91]));
    const opened = async (query: string): Promise<Listener> => {
      const listener = await new Listener(
        `${gateway.running.url}/api/live?${query}`,
        await gateway.signIn(people.planner()),
      ).open();
      listeners.push(listener);
      return listener;
    };
    const late = await opened('missed_ms=90000');
    await eventually(() => expect(late.messages).toEqual([{ kind: 'refetch' }]));
    await eventually(async () => {
      // with the time that signing in and opening take, which nobody knows before
      const soon = await opened(`missed_ms=${2 * (performance.now() - begun)}`);
      await eventually(() => expect(idsOf(soon)).toContain(91), 1_000);
      expect(idsOf(soon)).not.toContain(92);
    });
    const broken = await opened('missed_ms=x');
    await change(1, 93);
    await eventually(() => expect(idsOf(broken)).toEqual([93]));
  });

  it('passes progress on', async () => {
    const listener = await listen(await gateway.signIn(people.planner()));
    gateway.running.link.bus.live({
      company_id: 1 as never,
      entity: 'packing_run',
      ids: ['run'],
      progress: { done: 0.5 },
    });
    await eventually(() =>
      expect(listener.messages).toEqual([
        { kind: 'changed', entity: 'packing_run', ids: ['run'], progress: { done: 0.5 } },
      ]),
    );
  });

  it('says to fetch everything after the connection to NATS was lost', async () => {
    const listener = await listen(await gateway.signIn(people.planner()));
    await gateway.running.link.nats.connection.reconnect();
    await eventually(() => expect(listener.messages).toContainEqual({ kind: 'refetch' }));
  });

  it('BEY-18a opens ten streams of a session, and as many again when those have ended', async () => {
    const token = await gateway.signIn(people.viewer());
    const open = async () => {
      const stop = new AbortController();
      const answer = await fetch(`${gateway.running.url}/api/live`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      return { status: answer.status, stop: () => stop.abort() };
    };
    const streams = await Promise.all(Array.from({ length: 15 }, open));
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(5);
    for (const { stop } of streams) stop();
    await eventually(async () => {
      const again = await open();
      expect(again.status).toBe(200);
      again.stop();
    });
  });

  it('ends with the session, with the token, and with the gateway', async () => {
    const sessionId = crypto.randomUUID();
    const revoked = await listen(await gateway.signIn(people.planner(), { sessionId }));
    const other = await listen(await gateway.signIn(people.planner()));
    const short = await listen(await gateway.signIn(people.planner(), { seconds: 1 }));
    await gateway.world.publish(sessionRevoked, 1, { session_id: sessionId });
    await eventually(() => expect([revoked.ended, short.ended]).toEqual([true, true]));
    expect(other.ended).toBe(false);
    const second = await TestGateway.open();
    const leaving = await new Listener(`${second.running.url}/api/live`, await second.signIn(people.planner())).open();
    await second.close();
    await eventually(() => expect(leaving.ended).toBe(true));
  });
});
