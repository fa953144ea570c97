import { httpHeader, listCustomers, listOrders, createCustomer, getPallet } from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import type { Msg } from 'nats';
import { replyWith, serveByHand } from '../testing/serve-by-hand';
import { TestGateway } from '../testing/test-gateway';

describe('passing requests on where a service is silent', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn({ ...people.planner(), rights: ['CA_NEW', 'CA_EDIT'] });
  });
  afterAll(() => gateway.close());

  it('waits for a service that is being restarted', async () => {
    const tried = jest.spyOn(gateway.running.link.rpc, 'forward');
    const asked = gateway.call('POST', '/api/customers', { token, body: { name: 'A' } });
    await eventually(() => expect(tried.mock.calls.length).toBeGreaterThan(2));
    const stop = gateway.world.answer(createCustomer, () => ({ id: 1 }) as never);
    expect(await asked).toMatchObject({ status: 200, body: { id: 1 } });
    stop();
    tried.mockRestore();
  });

  it('asks once more when a service died with a read or a keyed write, and never with another write', async () => {
    const counts: Record<string, number> = {};
    const dieOnce = (name: string) => (message: Msg) => {
      counts[name] = (counts[name] ?? 0) + 1;
      if (counts[name] > 1) replyWith(message, '{"again":true}');
    };
    const stops = [
      serveByHand(gateway, getPallet, dieOnce('read')),
      serveByHand(gateway, createCustomer, dieOnce('write')),
    ];
    const headersWithKey = { [httpHeader.idempotencyKey]: 'key-2' };
    const [read, keyed] = await Promise.all([
      gateway.call('GET', '/api/pallets/5', { token }),
      gateway.call('POST', '/api/customers', { token, body: { name: 'A' }, headers: headersWithKey }),
    ]);
    expect([read.body, keyed.body]).toMatchObject([{ again: true }, { again: true }]);
    counts.write = 0;
    const plain = await gateway.call('POST', '/api/customers', { token, body: { name: 'A' } });
    expect(plain.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(counts.write).toBe(1);
    for (const stop of stops) stop();
  });

  it('says 503 and when to come again where nobody answers', async () => {
    const answer = await gateway.call('GET', '/api/customers', { token });
    expect(answer.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(listCustomers.path).toBe('customers');
  });

  it('F13 stops only when the requests it has are answered', async () => {
    const other = await TestGateway.open();
    const secondToken = await other.signIn(people.planner());
    let received = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (received = resolve));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    other.world.answer(listOrders, async () => {
      received();
      await released;
      return { data: [], last_page: 1, total: 0 };
    });
    const asked = other.call('GET', '/api/orders', { token: secondToken });
    await arrived;
    const stopped = other.running.stop();
    setImmediate(release);
    expect((await asked).status).toBe(200);
    await stopped;
    await expect(other.call('GET', '/health')).rejects.toThrow('fetch failed');
    await other.world.close();
  });
});
