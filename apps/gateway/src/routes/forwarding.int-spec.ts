import {
  httpHeader,
  listOrders,
  natsHeader,
  createCustomer,
  createTerminal,
  exchangeLabels,
  occurrence,
  routeList,
  scanProduct,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import type { Msg } from 'nats';
import { replyWith, serveByHand } from '../testing/serve-by-hand';
import { TestGateway } from '../testing/test-gateway';

describe('passing requests on', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await TestGateway.open();
    token = await gateway.signIn({ ...people.planner(), rights: ['CA_NEW', 'CA_EDIT'] });
  });
  afterAll(() => gateway.close());

  it('BEY-23a asks a silent service for labels once: a second time would take back those that the first is bringing', async () => {
    const keys: (string | undefined)[] = [];
    const stop = serveByHand(gateway, exchangeLabels, (message) => {
      keys.push(message.headers?.get(natsHeader.idempotencyKey));
      // longer than the silence after which what may be repeated is asked again
      setTimeout(() => replyWith(message, '{"labels":[],"printers":[]}'), 2_600);
    });
    const body = {
      agent: 'main',
      instance: '0b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11',
      done: [],
      holding: [],
      unreachable: [],
    };
    const asked = { token, body, headers: { [httpHeader.idempotencyKey]: '5b0e8f9c-6f0a-4c8e-9d53-1f6f2a7c4e11' } };
    expect((await gateway.call('POST', '/api/label-agent/exchange', asked)).status).toBe(200);
    stop();
    expect(keys).toEqual(['']);
  });

  it('BEY-23a asks for a secret once, with its key: an answer to a repetition is without it', async () => {
    const keys: (string | undefined)[] = [];
    const stop = serveByHand(gateway, createTerminal, (message) => {
      keys.push(message.headers?.get(natsHeader.idempotencyKey));
      setTimeout(() => replyWith(message, '{"code":"the only one"}', { [natsHeader.status]: '201' }), 2_600);
    });
    const admin = await gateway.signIn(people.admin());
    const asked = {
      token: admin,
      body: { name: 'T1', kinds: ['scanner'] },
      headers: { [httpHeader.idempotencyKey]: 'terminal-1' },
    };
    expect((await gateway.call('POST', '/api/terminals', asked)).status).toBe(201);
    stop();
    expect(keys).toEqual(['terminal-1']);
  });

  it('answers the bytes of the service with its status, stamp and staleness, unread', async () => {
    const odd = '{"data": [ ],  "extra":1.50}';
    const stop = serveByHand(gateway, listOrders, (message) =>
      replyWith(message, odd, { [natsHeader.status]: '202', [natsHeader.stamp]: 'orders:17', [natsHeader.stale]: '1' }),
    );
    const answer = await gateway.call('GET', '/api/orders?rows=10&filter=A%20b', { token });
    stop();
    expect(answer).toMatchObject({ status: 202, text: odd });
    expect(answer.headers.get(httpHeader.stamp)).toBe('orders:17');
    expect(answer.headers.get(httpHeader.stale)).toBe('1');
  });

  it('sends input, session, request id, language, key and stamps along', async () => {
    let seen: Msg | undefined;
    const stop = serveByHand(gateway, createCustomer, (message) => {
      seen = message;
      replyWith(message, '{}', { [natsHeader.status]: '201' });
    });
    const sent = {
      [httpHeader.requestId]: 'request-12345',
      [httpHeader.idempotencyKey]: 'key-1',
      [httpHeader.stamps]: 'orders:3:order.changed.v1:5,packing:3:pallet.changed.v1:7,nonsense',
      'accept-language': 'lt-LT,lt;q=0.9',
    };
    const answer = await gateway.call('POST', '/api/customers', { token, body: { name: 'Ąžuolas' }, headers: sent });
    stop();
    expect(answer.status).toBe(201);
    expect(answer.headers.get(httpHeader.requestId)).toBe('request-12345');
    expect(JSON.parse(seen?.string() ?? '')).toEqual({ params: {}, query: {}, body: { name: 'Ąžuolas' } });
    const header = (name: string) => seen?.headers?.get(name);
    expect(header(natsHeader.requestId)).toBe('request-12345');
    expect(header(natsHeader.idempotencyKey)).toBe('key-1');
    expect(header(natsHeader.stamps)).toBe('orders:3:order.changed.v1:5,packing:3:pallet.changed.v1:7');
    expect(header(natsHeader.language)).toBe('lt');
    expect(header(natsHeader.context)?.length).toBeLessThan(2_048);
  });

  it('BEY-02a tells a service when and where a scan was made, by its own clock, and refuses what is no moment', async () => {
    const scanner = await gateway.signIn({ ...people.packer(), rights: ['PAL_SCAN'] });
    let seen: Msg | undefined;
    const stop = serveByHand(gateway, scanProduct, (message) => {
      seen = message;
      replyWith(message, '{}');
    });
    // a clock that is a day behind, and a scan that waited ten minutes
    const sentAt = Date.now() - 86_400_000;
    const given = { [httpHeader.occurredAt]: String(sentAt - 600_000), [httpHeader.sentAt]: String(sentAt) };
    const terminal = '11111111-1111-4111-8111-111111111111';
    const before = Date.now();
    const scan = (more: Record<string, string>) =>
      gateway.call('POST', '/api/products/scan/1/B1', { token: scanner, body: {}, headers: { ...given, ...more } });
    expect((await scan({ [httpHeader.terminal]: terminal })).status).toBe(200);
    const told = occurrence.parse(JSON.parse(seen?.headers?.get(natsHeader.occurrence) ?? ''));
    expect(told).toMatchObject({ waited_ms: 600_000, terminal });
    expect(Date.parse(told.at)).toBeGreaterThanOrEqual(before - 600_000);
    for (const [name, value] of [
      [httpHeader.occurredAt, 'yesterday'],
      [httpHeader.sentAt, '1e9'],
      [httpHeader.terminal, 'x'],
    ] as const)
      expect((await scan({ [name]: value })).status).toBe(400);
    stop();
  });

  it('passes a refusal on with everything in it', async () => {
    const stop = gateway.world.answer(createCustomer, () => {
      throw new AppError('customer.name_taken', { name: 'A' }, { current: { id: 5 } });
    });
    const answer = await gateway.call('POST', '/api/customers', { token, body: { name: 'A' } });
    stop();
    expect(answer.problem).toMatchObject({
      status: 409,
      code: 'customer.name_taken',
      params: { name: 'A' },
      current: { id: 5 },
    });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('A3 refuses unknown and malformed parts with 400 and their paths, before any service', async () => {
    const customer = await gateway.call('POST', '/api/customers', { token, body: { name: 'A', company_id: 7 } });
    expect(customer.problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: [{ path: 'body.company_id', code: 'unrecognized_keys' }],
    });
    expect((await gateway.call('GET', '/api/orders?rows=1000000&x=1', { token })).problem?.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'query.rows', code: 'too_big' }),
        { path: 'query.x', code: 'unrecognized_keys' },
      ]),
    );
    expect((await gateway.call('GET', '/api/pallets/1e3', { token })).problem?.errors?.[0]?.path).toBe('params.id');
    expect((await gateway.call('POST', '/api/customers', { token, body: '{"__proto__":{}}' })).problem).toMatchObject({
      status: 400,
    });
    expect(
      (await gateway.call('POST', '/api/customers', { token, body: 'a=b', headers: { 'content-type': 'text/csv' } }))
        .problem,
    ).toMatchObject({ code: 'invalid' });
    expect(
      (await gateway.call('POST', '/api/customers', { token, body: JSON.stringify({ name: 'x'.repeat(5_000_000) }) }))
        .problem,
    ).toMatchObject({ status: 413 });
    for (const length of [100_000, 3_900_000])
      expect(
        (await gateway.call('POST', '/api/customers', { token, body: JSON.stringify({ name: 'x'.repeat(length) }) }))
          .problem,
      ).toMatchObject({
        code: 'payload_too_large',
        params: { max_bytes: 65_536 },
      });
    const badKey = { [httpHeader.idempotencyKey]: 'x'.repeat(201) };
    expect(
      (await gateway.call('POST', '/api/customers', { token, body: { name: 'A' }, headers: badKey })).problem
        ?.errors?.[0]?.path,
    ).toBe('headers.idempotency-key');
  });

  it('knows every route of the contracts', async () => {
    for (const { method, path, file } of routeList) {
      const url = `/api/${path.replace(/\{\w+\}/g, 'x')}`;
      const { problem } = await gateway.call(method, url, {
        token: 'x',
        ...(method === 'GET' || file !== null ? {} : { body: { nonsense: 1 } }),
      });
      expect([method, path, problem?.code]).not.toEqual([method, path, 'not_found']);
    }
    expect((await gateway.call('GET', '/api/nothing', { token })).problem).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    expect((await gateway.call('DELETE', '/api/nothing', { token })).problem).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });
});
