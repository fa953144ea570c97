import { listProductionOrders, natsHeader } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import type { Msg } from 'nats';
import { replyWith, serveByHand } from '../testing/serve-by-hand';
import { TestGateway } from '../testing/test-gateway';

const path = '/api/orders/many/production';

describe('answers that are kept', () => {
  let gateway: TestGateway;
  beforeAll(async () => void (gateway = await TestGateway.open()));
  afterAll(() => gateway.close());

  /** A service with one answer a company, as the kit sends it; gives what it was asked with. */
  const serve = (answers: Record<string, { tag: string; text: string }>) => {
    const asked: { has: string | undefined; sent: number }[] = [];
    const companyOf = (message: Msg): string => {
      const [body = ''] = (message.headers?.get(natsHeader.context) ?? '').split('.');
      return String((JSON.parse(Buffer.from(body, 'base64url').toString()) as { company_id: number }).company_id);
    };
    const stop = serveByHand(gateway, listProductionOrders, (message) => {
      const { tag, text } = answers[companyOf(message)]!;
      const has = message.headers?.get(natsHeader.has) || undefined;
      const body = has === tag ? '' : text;
      asked.push({ has, sent: Buffer.from(body).length });
      replyWith(message, body, { [natsHeader.tag]: tag, [natsHeader.status]: has === tag ? '304' : '200' });
    });
    return { asked, stop };
  };

  it('are answered on the word of their service alone, and do not travel twice', async () => {
    const token = await gateway.signIn(people.worker());
    const answers = { '1': { tag: 'a', text: '{"orders":[1]}' } };
    const { asked, stop } = serve(answers);
    const [first, second] = [await gateway.call('GET', path, { token }), await gateway.call('GET', path, { token })];
    expect([first, second]).toMatchObject([
      { status: 200, text: '{"orders":[1]}' },
      { status: 200, text: '{"orders":[1]}' },
    ]);
    expect(second.headers.get('cache-control')).toBe('no-store');
    answers['1'] = { tag: 'b', text: '{"orders":[2]}' };
    expect(await gateway.call('GET', path, { token })).toMatchObject({ status: 200, text: '{"orders":[2]}' });
    // another question has another answer
    await gateway.call('GET', `${path}?filter=x`, { token });
    stop();
    expect(asked).toEqual([
      { has: undefined, sent: 14 },
      { has: 'a', sent: 0 },
      { has: 'a', sent: 14 },
      { has: undefined, sent: 14 },
    ]);
  });

  it('A1 are not those of another company, and nobody without the right gets any', async () => {
    const { asked, stop } = serve({
      '1': { tag: 'own', text: '{"orders":["own"]}' },
      '7': { tag: 'foreign', text: '{"orders":[]}' },
    });
    const own = await gateway.signIn(people.worker());
    const foreign = await gateway.signIn(people.stranger(7));
    await gateway.call('GET', path, { token: own });
    expect((await gateway.call('GET', path, { token: foreign })).text).toBe('{"orders":[]}');
    expect((await gateway.call('GET', path, { token: foreign, headers: { 'if-none-match': 'W/"own"' } })).text).toBe(
      '{"orders":[]}',
    );
    expect(asked.slice(1).map(({ has }) => has)).toEqual([undefined, 'foreign']);
    const supplier = await gateway.signIn(people.supplier());
    expect((await gateway.call('GET', path, { token: supplier, headers: { 'if-none-match': 'W/"own"' } })).status).toBe(
      403,
    );
    expect((await gateway.call('GET', path, {})).status).toBe(401);
    stop();
  });

  it('are short for who has them and packed for who takes that', async () => {
    const token = await gateway.signIn(people.worker());
    const text = JSON.stringify({ orders: Array.from({ length: 500 }, () => 'Langas') });
    const { stop } = serve({ '1': { tag: 'long', text } });
    const plain = await gateway.call('GET', path, { token, headers: { 'accept-encoding': 'identity' } });
    expect([plain.text, plain.headers.get('content-encoding'), plain.headers.get('etag')]).toEqual([
      text,
      null,
      'W/"long"',
    ]);
    const packed = await gateway.call('GET', path, { token, headers: { 'accept-encoding': 'gzip' } });
    expect([packed.text, packed.headers.get('content-encoding')]).toEqual([text, 'gzip']);
    const known = await gateway.call('GET', path, {
      token,
      headers: { 'if-none-match': plain.headers.get('etag') ?? '' },
    });
    expect([known.status, known.text]).toEqual([304, '']);
    stop();
  });
});
