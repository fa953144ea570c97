import {
  customerChanged,
  finishWebhook,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhooks,
  palletLoaded,
  problemChanged,
  resendFailedDeliveries,
  resendWebhookDelivery,
  sendSlowWebhooksJob,
  sendWebhooksJob,
  sentEvents,
  statusNamesChanged,
  TEST_EVENT,
  testWebhook,
  updateWebhook,
  type WebhookEvent,
} from '@mullion/contracts';
import { auditEvent, Queues, systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';
import { bootDocuments } from '../testing/start-documents';
import { at, stranger, webhookCalls, type Begun } from '../testing/webhook-calls';
import { signatureOf } from './signature';
import { EnqueueDueWebhooks } from './sweeps/enqueue-due-webhooks';

describe('BEY-19 BEY-34 webhooks', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await bootDocuments();
  });
  afterAll(() => documents.world.close());

  const admin = people.admin();
  const { fresh, begin, recalled, deliveries, remove } = webhookCalls(() => documents);
  const taken = { status: 200, ms: 80, error: null, retry_after: null, response: 'ok' };
  const finish = (id: number, { delivery_id, attempt }: Begun, over: object = {}) =>
    documents
      .api(finishWebhook)
      .as(systemContext(1))
      .ok({ webhook_id: id, delivery_id, attempt, ...taken, ...over });
  const list = async (id: number) => (await documents.api(listWebhooks).as(admin).ok({})).find((one) => one.id === id);
  const isDueNow = (id: number) =>
    documents.sql(`UPDATE webhook_deliveries SET due_at = now() - interval '1 second' WHERE webhook_id = $1`, [id]);

  it('get what they ask for, once an event and address, of their own company alone, signed and with its version', async () => {
    const [one, two, other] = [await fresh(), await fresh(), await fresh(['truck.left.v1'])];
    const envelope = await recalled(77);
    await recalled(78, 2);
    for (const id of [one, two])
      expect((await deliveries(id)).data).toMatchObject([
        { event: 'truck.recalled.v1', state: 'pending', attempts: 0 },
      ]);
    expect((await deliveries(other)).total).toBe(0);
    const begun = (await begin(one)) as Begun;
    expect(JSON.parse(begun.body)).toEqual({
      type: 'truck.recalled.v1',
      timestamp: envelope.occurred_at,
      data: { truck_id: 77, departure: 1, user_id: null, orders: [] },
    });
    const { secret } = await documents.api(getWebhookSecret).as(admin).ok(at(one));
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp, 'webhook-signature': signature } = begun.headers;
    expect(id).toBe(`msg_${envelope.id.replaceAll('-', '')}`);
    expect(signature).toBe(signatureOf({ id, timestamp: Number(timestamp), body: begun.body }, secret));
    expect(await begin(one)).toBeNull();
    await finish(one, begun);
    const detail = await documents.api(getWebhookDelivery).as(admin).ok(at(begun.delivery_id));
    expect(detail).toMatchObject({
      state: 'delivered',
      status: 200,
      payload: begun.body,
      headers: begun.headers,
      next_at: null,
    });
    expect(detail.tries).toMatchObject([{ number: 1, status: 200, ms: 80, response: 'ok' }]);
    for (const each of [one, two, other]) await remove(each);
  });

  it('get events of every owner, without the session somebody acted in', async () => {
    const id = await fresh(sentEvents.map(({ name }) => name as WebhookEvent));
    const by = { user_id: 1 as never, user_name: 'Jonas', session_id: 'a-session' };
    const problem = {
      id: 4 as never,
      company_id: 1 as never,
      subject: 'Stiklas',
      order_id: null,
      user_id: null,
      version: 1,
      removed: false,
    };
    await documents.receive(statusNamesChanged, 1, { names: [] });
    await documents.receive(customerChanged, 1, { customer_id: 2 as never, name: 'UAB', version: 3 });
    await documents.receive(palletLoaded, 1, { pallet_id: 5 as never, truck_id: 6 as never, by });
    await recalled(85);
    await documents.receive(problemChanged, 1, { problem });
    const bodies: string[] = [];
    for (let begun = await begin(id); begun !== null; begun = await begin(id)) bodies.push(begun.body);
    const types = bodies.map((body) => (JSON.parse(body) as { type: string }).type);
    expect(types.sort()).toEqual([
      'customer.changed.v1',
      'pallet.loaded.v1',
      'problem.changed.v1',
      'status-names.changed.v1',
      'truck.recalled.v1',
    ]);
    expect(bodies.join('')).toContain('"user_name":"Jonas"');
    expect(bodies.join('')).not.toContain('a-session');
    await remove(id);
  });

  it('are tried again with growing pauses, later when the receiver asks for it, and given up in the end', async () => {
    const id = await fresh();
    await recalled(80);
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await isDueNow(id);
      const begun = (await begin(id)) as Begun;
      expect(begun.attempt).toBe(attempt);
      await finish(id, begun, { status: 503, response: 'away', retry_after: attempt === 2 ? 7_200 : null });
      const [row] = (await deliveries(id)).data;
      expect(row).toMatchObject({ state: attempt === 11 ? 'failed' : 'pending', attempts: attempt, status: 503 });
      if (attempt === 2) expect(Date.parse(row?.next_at ?? '') - Date.now()).toBeGreaterThan(7_000_000);
    }
    await isDueNow(id);
    expect(await begin(id)).toBeNull();
    expect(await list(id)).toMatchObject({ failed_today: 1, waiting: 0 });
    const [{ id: delivery } = { id: 0 }] = (await deliveries(id, { state: 'failed' })).data;
    const { tries } = await documents.api(getWebhookDelivery).as(admin).ok(at(delivery));
    expect(tries.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    await remove(id);
  });

  it('are sent again by hand as a new delivery of the same message; the old one stays, and there is none beside one under way', async () => {
    const id = await fresh();
    await recalled(81);
    const first = (await begin(id)) as Begun;
    const resend = (delivery: number) => documents.api(resendWebhookDelivery).as(admin).send(at(delivery));
    expect((await resend(first.delivery_id)).problem).toMatchObject({
      status: 409,
      code: 'webhook_delivery.under_way',
    });
    await documents.sql(`UPDATE webhook_deliveries SET attempts = 11 WHERE id = $1`, [first.delivery_id]);
    await finish(id, { ...first, attempt: 11 }, { status: 500 });
    const before = await documents.api(getWebhookDelivery).as(admin).ok(at(first.delivery_id));
    const both = await Promise.all([resend(first.delivery_id), resend(first.delivery_id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const second = (await begin(id)) as Begun;
    expect([second.delivery_id === first.delivery_id, second.attempt, second.body]).toEqual([false, 1, first.body]);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(await documents.api(getWebhookDelivery).as(admin).ok(at(first.delivery_id))).toEqual(before);
    await finish(id, second);
    expect((await deliveries(id)).data).toMatchObject([
      { state: 'delivered', resend_of: first.delivery_id },
      { state: 'failed' },
    ]);
    expect(await list(id)).toMatchObject({ failed_today: 0 });
    expect(await documents.api(resendFailedDeliveries).as(admin).ok(at(id))).toEqual({ resent: 0 });
    await remove(id);
  });

  it('that answer 410 are off: what waits is given up, nothing new is sent, and it is audited', async () => {
    const id = await fresh();
    await recalled(82);
    await recalled(83);
    await finish(id, (await begin(id)) as Begun, { status: 410, response: 'gone' });
    expect(await list(id)).toMatchObject({ enabled: false, off_because: 'gone', failed_today: 2, waiting: 0 });
    expect((await deliveries(id)).data.map(({ state, error }) => [state, error])).toEqual([
      ['failed', 'off'],
      ['failed', null],
    ]);
    await recalled(84);
    expect((await deliveries(id)).total).toBe(2);
    for (const route of [testWebhook, resendFailedDeliveries])
      expect(
        (
          await documents
            .api(route as typeof testWebhook)
            .as(admin)
            .send(at(id))
        ).problem,
      ).toMatchObject({ status: 409, code: 'webhook.off' });
    const audited = (await documents.recorded(auditEvent('documents'))).filter(({ data }) => data.row_id === id);
    expect(audited.at(-1)?.data).toMatchObject({ action: 'webhooks.edited', user_id: null, after: { enabled: false } });
    await documents
      .api(updateWebhook)
      .as(admin)
      .ok({ ...at(id), body: { enabled: true } });
    expect(await documents.api(resendFailedDeliveries).as(admin).ok(at(id))).toEqual({ resent: 2 });
    expect(await list(id)).toMatchObject({ enabled: true, off_because: null, waiting: 2 });
    await remove(id);
  });

  it('are tried by a message of their own, whatever events they ask for', async () => {
    const id = await fresh();
    const { event, state } = await documents.api(testWebhook).as(admin).ok(at(id));
    expect([event, state]).toEqual([TEST_EVENT, 'pending']);
    expect(JSON.parse(((await begin(id)) as Begun).body)).toMatchObject({ type: TEST_EVENT, data: { webhook_id: id } });
    await remove(id);
  });

  it('wait among the slow ones once they fail or take long, and among the quick ones as soon as they answer quickly', async () => {
    const id = await fresh();
    const isSlow = async (): Promise<unknown> =>
      (await documents.sql('SELECT slow FROM webhooks WHERE id = $1', [id]))[0]?.slow;
    const tried = async (over: object): Promise<unknown> => {
      await documents.api(testWebhook).as(admin).ok(at(id));
      const { again } = await finish(id, (await begin(id)) as Begun, over);
      return [again, await isSlow()];
    };
    expect(await isSlow()).toBe(false);
    expect(await tried({})).toEqual([true, false]);
    expect(await tried({ ms: 4_000 })).toEqual([false, true]);
    expect(await tried({})).toEqual([true, false]);
    expect(await tried({ status: null, error: 'timeout' })).toEqual([false, true]);
    await remove(id);
  });

  it('a thousand addresses whose deliveries have failed and are due again delay no other: theirs wait in a queue of their own, behind it', async () => {
    const good = await fresh(['truck.recalled.v1'], stranger);
    await documents.sql(
      `INSERT INTO webhooks (company_id, url, events, secrets, slow, enabled)
       SELECT 1, 'https://failing.example/' || n, events, secrets, true, true FROM generate_series(1, 1000) n, webhooks WHERE id = $1`,
      [good],
    );
    await recalled(90);
    await recalled(91, stranger.company_id);
    // the sweep that runs by itself would take the same rows
    await documents.running.sweeps?.stop();
    const queued: { name: string; id: number }[] = [];
    const enqueue = jest.spyOn(documents.get(Queues), 'enqueue').mockImplementation(async ({ name }, payload) => {
      queued.push({ name, id: (payload as { webhook_id: number }).webhook_id });
      return true;
    });
    await documents.sql('UPDATE webhooks SET queued_until = now()');
    await documents.get(EnqueueDueWebhooks).run();
    enqueue.mockRestore();
    expect(queued.filter(({ name }) => name === sendSlowWebhooksJob.name)).toHaveLength(1_000);
    expect(queued.findIndex(({ id }) => id === good)).toBe(0);
    expect(queued[0]).toEqual({ name: sendWebhooksJob.name, id: good });
    // what the failing ones got is delivered to the good one at once
    expect(await begin(good, stranger.company_id)).toMatchObject({ attempt: 1 });
  });
});
