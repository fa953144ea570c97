import {
  deleteWebhook,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  resendFailedDeliveries,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { bootDocuments } from '../testing/start-documents';
import { at, stranger, webhookCalls, type Begun } from '../testing/webhook-calls';

describe('BEY-19 BEY-34 webhooks and their secrets', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await bootDocuments();
  });
  afterAll(() => documents.world.close());

  const admin = people.admin();
  const { create, fresh, begin, recalled, deliveries, remove } = webhookCalls(() => documents);

  it('are for types 0 and 1 only, and unknown to other companies, secrets and deliveries too', async () => {
    const id = await fresh();
    await recalled(1);
    const [{ id: delivery } = { id: 0 }] = (await deliveries(id)).data;
    const calls = [
      updateWebhook,
      getWebhookSecret,
      rotateWebhookSecret,
      testWebhook,
      listWebhookDeliveries,
      resendFailedDeliveries,
      deleteWebhook,
    ];
    for (const route of calls) {
      for (const who of [people.planner(), people.viewer()])
        expect(
          (
            await documents
              .api(route as typeof testWebhook)
              .as(who)
              .send(at(id))
          ).status,
        ).toBe(403);
      const body = route === updateWebhook ? { enabled: false } : {};
      expect(
        (
          await documents
            .api(route as typeof testWebhook)
            .as(stranger)
            .send({ ...at(id), body })
        ).status,
      ).toBe(404);
    }
    for (const route of [getWebhookDelivery, resendWebhookDelivery])
      expect(
        (
          await documents
            .api(route as typeof testWebhook)
            .as(stranger)
            .send(at(delivery))
        ).status,
      ).toBe(404);
    expect(await documents.api(listWebhooks).as(stranger).ok({})).toEqual([]);
    expect(await begin(id, 2)).toBeNull();
    await remove(id);
  });

  it('are made, changed and deleted; each is audited, and no answer, audit or row holds a secret', async () => {
    const { body, status } = await create({
      url: 'https://made.example/hook',
      events: ['pallet.loaded.v1', 'pallet.loaded.v1'],
    });
    expect([status, body.events, body.enabled]).toEqual([201, ['pallet.loaded.v1'], true]);
    const changed = await documents
      .api(updateWebhook)
      .as(admin)
      .ok({ ...at(body.id), body: { events: ['truck.left.v1'], version: 1 } });
    expect(changed).toMatchObject({ url: 'https://made.example/hook', events: ['truck.left.v1'], version: 2 });
    const late = await documents
      .api(updateWebhook)
      .as(admin)
      .send({ ...at(body.id), body: { enabled: false, version: 1 } });
    expect(late.problem).toMatchObject({ status: 409, code: 'conflict', current: { version: 2 } });
    const { secret } = await documents.api(getWebhookSecret).as(admin).ok(at(body.id));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [row] = await documents.sql('SELECT * FROM webhooks WHERE id = $1', [body.id]);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect((await remove(body.id)).status).toBe(200);
    expect((await remove(body.id)).status).toBe(404);
    const audited = (await documents.recorded(auditEvent('documents'))).filter(({ data }) => data.row_id === body.id);
    expect(audited.map(({ data }) => data.action)).toEqual(['webhooks.created', 'webhooks.edited', 'webhooks.deleted']);
    expect(JSON.stringify(audited)).not.toContain(secret.slice(6));
  });

  it('refuse a private address, plain http, a name with a password, no event and an unknown one; one of two at once is made', async () => {
    const events = ['truck.left.v1'];
    for (const [url, code] of [
      ['https://127.0.0.1/x', 'webhook.private_address'],
      ['https://[::ffff:10.0.0.1]/x', 'webhook.private_address'],
      ['http://books.example/x', 'webhook.not_https'],
    ])
      expect((await create({ url, events })).problem).toMatchObject({ status: 422, code });
    for (const body of [
      { url: 'ftp://books.example/x', events },
      { url: 'https://user:pass@books.example/x', events },
      { url: 'nonsense', events },
      { url: 'https://books.example/x', events: [] },
      { url: 'https://books.example/x', events: ['session.revoked.v1'] },
      { url: 'https://books.example/x', events, secret: 'mine' },
    ])
      expect((await create(body)).problem).toMatchObject({ status: 400, code: 'invalid' });
    const both = await Promise.all([1, 2].map(() => create({ url: 'https://twice.example/', events })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('take a new secret with the one before it good for a day: two signatures, then one again', async () => {
    const id = await fresh();
    const secret = () => documents.api(getWebhookSecret).as(admin).ok(at(id));
    const signatures = async (): Promise<string[]> => {
      await documents.api(testWebhook).as(admin).ok(at(id));
      return (((await begin(id)) as Begun).headers['webhook-signature'] ?? '').split(' ');
    };
    const old = (await secret()).secret;
    expect(await signatures()).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1) await documents.api(rotateWebhookSecret).as(admin).ok(at(id));
    const now = await secret();
    expect([now.secret === old, now.previous?.secret === old, now.previous === null]).toEqual([false, false, false]);
    expect(await signatures()).toHaveLength(2);
    await documents.sql(
      `UPDATE webhooks SET secrets = jsonb_set(secrets, '{1,until}', '"2020-01-01T00:00:00Z"') WHERE id = $1`,
      [id],
    );
    expect((await secret()).previous).toBeNull();
    expect(await signatures()).toHaveLength(1);
    await remove(id);
  });
});
