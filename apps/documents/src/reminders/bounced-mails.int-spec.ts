import {
  beginDelivery,
  clearBounce,
  finishDelivery,
  getBounceSecret,
  makeBounceSecret,
  markBounces,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { reminderCalls, startReminders } from '../testing/reminder-world';

describe('mails that come back', () => {
  let documents: TestService;
  beforeAll(async () => {
    ({ documents } = await startReminders());
  });
  afterAll(() => documents.world.close());

  const { send, addresses } = reminderCalls(() => documents);
  const mark = (secret: string, report: object) =>
    documents
      .api(markBounces)
      .as(people.super())
      .send({ secret, report: report as never });
  const makeSecret = (as: RequestContext = people.admin()) => documents.api(makeBounceSecret).as(as).send({});

  it('are reported by the company’s own secret, shown once, the one before no longer good', async () => {
    const none = await documents.api(getBounceSecret).as(people.admin()).ok({});
    expect(none).toEqual({ url: 'http://mullion.test/api/mail-bounces', made_at: null, user_name: '' });
    for (const who of [people.planner(), people.viewer()]) expect((await makeSecret(who)).status).toBe(403);
    const { secret: old } = (await makeSecret()).body;
    const { secret } = (await makeSecret()).body;
    expect(JSON.stringify(await documents.sql('SELECT * FROM bounce_secrets'))).not.toContain(secret);
    const report = { recipient: 'K3@example.test', type: 'hard', reason: '550 no such user' };
    for (const wrong of [old, 'mbs_x', ''])
      expect((await mark(wrong, report)).problem).toMatchObject({ status: 401, code: 'bounce.secret_wrong' });
    expect((await mark(secret, { ...report, type: 'soft' })).body).toEqual({ marked: 0 });
    expect(await addresses('k3@example.test')).toEqual([]);
    expect((await mark(secret, report)).body).toEqual({ marked: 1 });
    expect(await addresses('k3@example.test')).toMatchObject([
      { bounce_reason: '550 no such user', unsubscribed_at: null },
    ]);
    expect((await send([3])).body.recipients).toMatchObject([{ state: 'bounced' }]);
  });

  it('BEY-23a get one secret of a request that is asked twice, and both answers give it', async () => {
    const make = () => documents.api(makeBounceSecret).as(people.admin()).with({ idempotencyKey: 'secret-1' }).ok({});
    const [one, two] = await Promise.all([make(), make()]);
    expect(two).toEqual(one);
    expect((await mark(one.secret, { recipient: 'k9@example.test', type: 'soft', reason: '' })).body).toEqual({
      marked: 0,
    });
    expect(JSON.stringify(await documents.sql('SELECT * FROM idempotency'))).not.toContain(one.secret);
  });

  it('are cleared by a person, and then written to again', async () => {
    const clear = (email: string, as: RequestContext = people.planner()) =>
      documents.api(clearBounce).as(as).send({ body: { email } });
    expect((await clear('k3@example.test', people.viewer())).status).toBe(403);
    expect((await clear('k3@example.test', { ...people.stranger(), type: 1 })).status).toBe(404);
    expect((await clear('K3@example.test')).body).toMatchObject({ bounced_at: null });
    expect((await send([3])).body.deliveries).toHaveLength(1);
  });

  it('may be the delivery report itself (RFC 3464), or several at once', async () => {
    const { secret } = (await makeSecret()).body;
    const dsn =
      'Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; k6@example.test\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 gone\n';
    expect((await mark(secret, { dsn })).body).toEqual({ marked: 1 });
    expect(await addresses('k6@example.test')).toMatchObject([{ bounce_reason: '550 gone' }]);
    expect((await mark(secret, { dsn: 'Subject: hello' })).problem).toMatchObject({ code: 'invalid' });
    const several = [1, 2].map((at) => ({ recipient: `many${at}@example.test`, type: 'hard', reason: '' }));
    expect((await mark(secret, { bounces: several })).body).toEqual({ marked: 2 });
  });

  it('are noticed when the server refuses the recipient at once', async () => {
    const { deliveries } = (await send([3])).body;
    await documents.api(beginDelivery).as(people.super()).ok({ delivery_id: deliveries[0]?.id, attempt: 1 });
    const bounced = [{ email: 'K3@example.test', reason: '550 unknown mailbox' }];
    await documents
      .api(finishDelivery)
      .as(people.super())
      .ok({ delivery_id: deliveries[0]?.id, attempt: 1, outcome: 'refused', error: '550', bounced });
    expect(await addresses('k3@example.test')).toMatchObject([{ bounce_reason: '550 unknown mailbox' }]);
  });
});
