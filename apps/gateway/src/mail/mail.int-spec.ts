import { markBounces, unsubscribe, type InputOf } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { TestGateway } from '../testing/test-gateway';

const found = { company: 'Langai & Durys', email: 'ona@example.test', language: 'lt' as const };

describe('what mail servers and mail programs call', () => {
  let gateway: TestGateway;
  const asked: InputOf<typeof unsubscribe>[] = [];
  const marked: InputOf<typeof markBounces>[] = [];
  beforeAll(async () => {
    gateway = await TestGateway.open();
    gateway.world.answer(unsubscribe, (input) => {
      if (input.token !== 'good.token') throw new AppError('file.not_found');
      asked.push(input);
      return { ...found, done: input.confirmed };
    });
    gateway.world.answer(markBounces, (input) => {
      if (input.secret !== 'mbs_good') throw new AppError('bounce.secret_wrong');
      marked.push(input);
      return { marked: 1 };
    });
  });
  afterAll(() => gateway.close());

  it('asks a person who follows the link, and ends the reminders with the button alone', async () => {
    const page = await gateway.call('GET', '/api/unsubscribe/good.token');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="lt">');
    expect(page.text).toContain('Langai &#38; Durys');
    expect(page.text).toContain('<form method="post">');
    expect(page.text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(asked.map(({ confirmed }) => confirmed)).toEqual([false]);
  });

  it('ends them at once when a mail program posts what the standard says (RFC 8058)', async () => {
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['application/x-www-form-urlencoded', ''],
    ] as const) {
      const done = await gateway.call('POST', '/api/unsubscribe/good.token', {
        headers: { 'content-type': type },
        body,
      });
      expect([done.status, done.text.includes('Priminimų nebus')]).toEqual([200, true]);
      expect(done.text).not.toContain('<form');
    }
    expect(asked.at(-1)).toEqual({ token: 'good.token', confirmed: true });
    expect(
      (
        await gateway.call('POST', '/api/unsubscribe/bad', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: '',
        })
      ).status,
    ).toBe(404);
  });

  it('takes reports of bounces by the secret, as a token or as the password of an address', async () => {
    const body = { recipient: 'ona@example.test', type: 'hard', reason: '550' };
    const report = (authorization?: string, sent: object = body) =>
      gateway.call('POST', '/api/mail-bounces', { body: sent, headers: authorization ? { authorization } : {} });
    const basic = `Basic ${Buffer.from('bounces:mbs_good').toString('base64')}`;
    for (const header of ['Bearer mbs_good', basic])
      expect(await report(header)).toMatchObject({ status: 200, body: { marked: 1 } });
    expect(marked).toEqual(Array.from({ length: 2 }, () => ({ secret: 'mbs_good', report: body })));
    for (const header of [undefined, 'Bearer mbs_bad', 'Basic eA==', 'Digest x'])
      expect([header, (await report(header)).problem]).toMatchObject([
        header,
        { status: 401, code: 'bounce.secret_wrong' },
      ]);
    for (const bad of [{}, { ...body, type: 'gone' }, { bounces: [] }, { dsn: '' }, { ...body, extra: 1 }])
      expect([bad, (await report('Bearer mbs_good', bad)).problem?.code]).toEqual([bad, 'invalid']);
  });
});
