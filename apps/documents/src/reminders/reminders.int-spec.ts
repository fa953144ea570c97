import {
  beginDelivery,
  finishDelivery,
  listReminders,
  previewMail,
  previewReminders,
  sendTestMail,
  unsubscribe,
  type RequestContext,
} from '@mullion/contracts';
import { people, type TestService } from '@mullion/server-testing';
import { reminderCalls, factory, startReminders, type ReminderWorld } from '../testing/reminder-world';

describe('reminders of returnables', () => {
  let world: ReminderWorld;
  let documents: TestService;
  beforeAll(async () => {
    world = await startReminders();
    ({ documents } = world);
  });
  afterAll(() => documents.world.close());

  const { send, addresses } = reminderCalls(() => documents);
  const bodies = () =>
    documents.sql<{ body: string; html: string; unsubscribe: string; email: string }>(
      `SELECT body, html, unsubscribe, email FROM email_deliveries WHERE kind = 'reminder' ORDER BY id`,
    );
  const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';

  it('BEY-17a are one mail a contact for all addresses of its customer, exactly once a press', async () => {
    const [first, second] = await Promise.all([send([1, 2], 'press'), send([1, 2], 'press')]);
    expect(first.status).toBe(201);
    expect(first.body).toEqual(second.body);
    expect(first.body.deliveries).toMatchObject([
      { kind: 'reminder', email: 'K1@example.test', state: 'pending', truck_id: null },
    ]);
    const [mail, ...others] = await bodies();
    expect(others).toEqual([]);
    expect(mail?.body).toContain('Gatvė 1, Vilnius\n- Paletė <1>: 4 vnt., nuo 2026-08-17 (100 d.)');
    expect(mail?.body).toContain('Gatvė 2, Vilnius');
    expect(mail?.html).toContain('<li>Paletė &lt;1&gt;: 4 vnt., nuo 2026-08-17 (100 d.)</li>');
    expect(mail?.unsubscribe).toMatch(/^http:\/\/mullion\.test\/api\/unsubscribe\/[\w.-]+$/);
    expect(mail?.body).toContain(mail?.unsubscribe ?? '?');
    await send([1], 'another press');
    expect(await bodies()).toHaveLength(2);
    const listed = await documents
      .api(listReminders)
      .as(people.planner())
      .ok({ query: { holder_id: 2 as never } });
    expect(listed.map(({ email }) => email)).toEqual(['K1@example.test']);
  });

  it('BEY-17a give the worker where the receiver says that no more are wanted; other mails have none', async () => {
    const { deliveries } = (await send([3])).body;
    const begun = await documents
      .api(beginDelivery)
      .as(people.super())
      .ok({ delivery_id: deliveries[0]?.id, attempt: 1 });
    expect(begun).toMatchObject({
      to: ['K3@example.test'],
      sender: factory.name,
      message_id: expect.stringMatching(/^<reminder-\d+-contact-3@mullion\.test>$/),
    });
    expect(begun?.unsubscribe).toContain('/api/unsubscribe/');
    await documents
      .api(finishDelivery)
      .as(people.super())
      .ok({ delivery_id: deliveries[0]?.id, attempt: 1, outcome: 'sent', error: null });
    const [sent] = await documents
      .api(listReminders)
      .as(people.planner())
      .ok({ query: { holder_id: 3 as never } });
    expect(sent).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('BEY-17a are in the company’s text and language, with the returnables where it says', async () => {
    world.facts.company = {
      ...factory,
      template_language: 'en',
      reminder_email_template: 'Hello <b>!\n\n%returnables\n\nBye',
    };
    await send([3]);
    world.facts.company = factory;
    const mail = (await bodies()).at(-1);
    expect(mail?.body).toContain(
      'Hello <b>!\n\nGatvė 3, Vilnius\n- 4 × Paletė <1>, since 2026-08-17 (100 days)\n\nBye',
    );
    expect(mail?.html).toContain('<html lang="en">');
    expect(mail?.html).not.toContain('<b>');
  });

  it('BEY-17a are asked about first: who is written to and who is not, with the mail; nothing is sent', async () => {
    const before = (await bodies()).length;
    const asked = await documents
      .api(previewReminders)
      .as(people.planner())
      .ok({ body: { holder_ids: [1, 4, 5] as never } });
    expect(asked.recipients.map(({ customer, state }) => [customer, state])).toEqual([
      ['Klientas 10', 'send'],
      ['Klientas 30', 'nothing'],
      ['Klientas 40', 'no_contact'],
    ]);
    expect(asked.example?.text).toContain('Gatvė 1, Vilnius');
    expect(await bodies()).toHaveLength(before);
  });

  it('BEY-17a are not sent by who may not, nor for nobody or too many', async () => {
    for (const who of [people.packer(), people.worker(), people.viewer(), people.supplier()])
      expect((await send([1], undefined, who)).status).toBe(403);
    expect((await send([])).status).toBe(400);
    expect((await send(Array.from({ length: 51 }, (_, at) => at + 1))).status).toBe(400);
  });

  it('BEY-17a end with who unsubscribes by the link; a changed link does nothing, and other companies go on', async () => {
    const mail = (await bodies()).find(({ email }) => email === 'K1@example.test');
    const token = tokenOf(mail?.unsubscribe ?? '');
    const open = (text: string, confirmed: boolean) =>
      documents.api(unsubscribe).as(people.super()).send({ token: text, confirmed });
    expect((await open(`${token.slice(0, -2)}xx`, true)).problem).toMatchObject({ status: 404 });
    expect((await open(token, false)).body).toMatchObject({
      company: factory.name,
      email: 'K1@example.test',
      done: false,
    });
    expect((await send([1])).body.deliveries).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) expect((await open(token, true)).body.done).toBe(true);
    const { deliveries, recipients } = (await send([1])).body;
    expect([deliveries, recipients.map(({ state }) => state)]).toEqual([[], ['unsubscribed']]);
    expect(await addresses('k1@EXAMPLE.test,k3@example.test')).toMatchObject([
      { email: 'k1@example.test', bounced_at: null },
    ]);
    expect(await addresses('k1@example.test', { ...people.stranger(), type: 1 })).toEqual([]);
  });

  it('previews are composed as the mails are, in both languages, for administrators', async () => {
    const preview = (body: object, as: RequestContext = people.admin()) =>
      documents
        .api(previewMail)
        .as(as)
        .send({ body: body as never });
    const lt = await preview({ kind: 'truck_loaded', template: 'Išvežėme %orders.', language: 'lt' });
    expect(lt.body.subject).toBe('Jūsų gaminiai išvežti: 26-0412, 26-0413, 26-0420');
    expect(lt.body.html).toContain('<li>26-0412 (PO-1187)</li>');
    const en = await preview({ kind: 'reminder', template: '', language: 'en' });
    expect(en.body.subject).toBe('Pallets and stillages to give back: 13');
    expect(en.body.text).toContain('4 × A-1600, since 2026-07-12 (136 days)');
    expect((await preview({ kind: 'reminder', template: '', language: 'en' }, people.planner())).status).toBe(403);
  });

  it('tests go to who asks and nobody else, once', async () => {
    const test = (key: string, as: RequestContext = people.admin()) =>
      documents
        .api(sendTestMail)
        .as(as)
        .with({ idempotencyKey: key })
        .send({ body: { kind: 'truck_loaded', template: 'Išvežėme %orders.', language: 'en' } });
    const [one, two] = [await test('t1'), await test('t1')];
    expect(one.body).toEqual(two.body);
    expect(one.body).toMatchObject({
      kind: 'test',
      email: 'admin@example.test',
      subject: '[Test] Your goods have left: 26-0412, 26-0413, 26-0420',
    });
    expect(await documents.sql(`SELECT 1 FROM email_deliveries WHERE kind = 'test'`)).toHaveLength(1);
    expect((await test('t2', people.planner())).status).toBe(403);
  });
});
