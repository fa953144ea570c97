import {
  beginDelivery,
  events,
  finishDelivery,
  getCompany,
  getDepartureRecord,
  getTrucksToPrint,
  listNotifyContacts,
  routes,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { eventually, people, sampleCompany, type TestService } from '@mullion/server-testing';
import { bootDocuments } from '../testing/start-documents';

const factory = sampleCompany({
  name: 'Langai ir Durys',
  manager_emails: 'vadovas@example.test, logistika@example.test',
  truck_loaded_email_template: 'Laba diena, išvežėme %orders. Iki!',
});

const contact = (id: number, customerId: number, number: string) => ({
  contact_id: id as never,
  customer_id: customerId as never,
  customer: `Klientas ${customerId}`,
  name: 'N',
  email: `k${id}@example.test`,
  orders: [
    {
      id: customerId as never,
      number,
      customer_order_number: null,
      units: { all: 3, leaving: number === '26-0500' ? 1 : 3, to_come: 2, positions: ['A1', 'A2'] },
    },
  ],
});

describe('e-mails of a truck that has left', () => {
  let documents: TestService;
  beforeAll(async () => {
    documents = await bootDocuments();
    documents.world.answer(getCompany, () => factory);
    documents.world.answer(getTrucksToPrint, () => []);
    documents.world.answer(getDepartureRecord, () => {
      throw new AppError('not_found');
    });
    documents.world.answer(listNotifyContacts, () => [
      contact(1, 10, '26-0411'),
      contact(2, 10, '26-0411'),
      contact(3, 20, '26-0500'),
    ]);
  });
  afterAll(() => documents.world.close());

  const leave = (truckId: number, departure = 1, notify = true, id?: string) => {
    const data = {
      truck_id: truckId as never,
      description: `T${truckId}`,
      departure,
      departed_at: '2026-11-20T10:00:00.000Z',
      user_id: null,
      orders: [{ order_id: 10 as never, product_ids: [] }],
      notify,
    };
    return documents.receive(events.truckLeft, 1, data, id ? { id } : {});
  };
  const listed = (truckId: number) =>
    documents
      .api(routes.listDeliveries)
      .as(people.planner())
      .ok({ query: { truck_id: truckId } });
  const finished = (truckId: number, count: number) =>
    eventually(async () => {
      const list = await listed(truckId);
      expect(list).toHaveLength(count);
      return list;
    });
  const worker = people.super();

  it('MAI-01abcd one delivery a contact with its own orders, one summary to the managers, however often the event comes', async () => {
    const { id } = await leave(1);
    await leave(1, 1, true, id);
    await leave(1, 1);
    const list = await finished(1, 4);
    expect(list.map((mail) => [mail.kind, mail.email])).toEqual([
      ['contact', 'k1@example.test'],
      ['contact', 'k2@example.test'],
      ['contact', 'k3@example.test'],
      ['managers', 'vadovas@example.test, logistika@example.test'],
    ]);
    const rows = await documents.sql<{ contact_id: number; body: string }>(
      'SELECT contact_id, body FROM email_deliveries WHERE truck_id = 1 ORDER BY contact_id',
    );
    expect(rows.find((row) => row.contact_id === 3)?.body).toContain(
      '- 26-0500: šiuo sunkvežimiu gaminių: 1 iš 3; dar bus: 2 (A1, A2)',
    );
    expect(rows.find((row) => row.contact_id === 1)?.body).toContain('išvežėme 26-0411. Iki!');
    expect(rows.find((row) => row.contact_id === 3)?.body).not.toContain('26-0411');
  });

  it('a repeated departure whose user does not want it writes to nobody; one that wants it has deliveries of its own', async () => {
    await leave(2, 1);
    await finished(2, 4);
    await leave(2, 2, false);
    await leave(2, 3, true);
    const list = await finished(2, 8);
    expect(new Set(list.map((mail) => mail.departure))).toEqual(new Set([1, 3]));
  });

  it('MAI-01e a delivery is begun once; a refusal is tried again with the next number', async () => {
    await leave(3);
    const [mail] = await finished(3, 4);
    const begin = (attempt: number) => documents.api(beginDelivery).as(worker).ok({ delivery_id: mail?.id, attempt });
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(1)));
    expect(begun.filter((answer) => answer !== null)).toHaveLength(1);
    expect(begun.find((answer) => answer !== null)).toMatchObject({
      message_id: '<truck-3-1-contact-1@mullion.test>',
      sender: factory.name,
    });
    await documents
      .api(finishDelivery)
      .as(worker)
      .ok({ delivery_id: mail?.id, attempt: 1, outcome: 'refused', error: '450 later' });
    expect((await listed(3))[0]).toMatchObject({ state: 'pending', attempts: 1, last_error: '450 later' });
    expect(await begin(1)).toBeNull();
    expect(await begin(2)).not.toBeNull();
    await documents
      .api(finishDelivery)
      .as(worker)
      .ok({ delivery_id: mail?.id, attempt: 2, outcome: 'sent', error: null });
    expect((await listed(3))[0]).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await begin(3)).toBeNull();
  });

  it('MAI-01e a worker that dies leaves a doubtful mail, never resent by itself, only by a person', async () => {
    await leave(4);
    const [mail] = await finished(4, 4);
    const params = { id: mail?.id };
    const early = await documents.api(routes.resendDelivery).as(people.planner()).send({ params });
    expect(early.problem?.code).toBe('delivery.not_resendable');
    await documents.api(beginDelivery).as(worker).ok({ delivery_id: mail?.id, attempt: 1 });
    await documents.sql(`UPDATE email_deliveries SET due_at = now() - interval '1 second' WHERE id = $1`, [mail?.id]);
    await eventually(async () => expect((await listed(4))[0]?.state).toBe('unknown'));
    expect(await documents.api(beginDelivery).as(worker).ok({ delivery_id: mail?.id, attempt: 2 })).toBeNull();
    expect((await documents.api(routes.resendDelivery).as(people.stranger()).send({ params })).status).toBe(404);
    expect((await documents.api(routes.resendDelivery).as(people.viewer()).send({ params })).status).toBe(403);
    const body = (html: string) =>
      documents.sql('UPDATE email_deliveries SET html = $2 WHERE id = $1', [mail?.id, html]);
    // its text is gone by age: there is nothing to send
    await body('');
    expect((await documents.api(routes.resendDelivery).as(people.planner()).send({ params })).problem?.code).toBe(
      'delivery.not_resendable',
    );
    await body('<p>text</p>');
    expect((await documents.api(routes.resendDelivery).as(people.planner()).ok({ params })).state).toBe('pending');
    expect(await documents.api(beginDelivery).as(worker).ok({ delivery_id: mail?.id, attempt: 2 })).not.toBeNull();
  });

  it.each([
    ['a person', 8, routes.resendDelivery, people.planner()],
    ['the operations team', 9, routes.resendDoubtfulMail, people.super()],
  ] as const)(
    'BEY-23a a request of %s that is asked twice sends a mail again once, also when that is in doubt too',
    async (_who, truck, route, as) => {
      await leave(truck);
      const [mail] = await finished(truck, 4);
      const lose = async (attempt: number) => {
        expect(await documents.api(beginDelivery).as(worker).ok({ delivery_id: mail?.id, attempt })).not.toBeNull();
        await documents.sql(`UPDATE email_deliveries SET state = 'unknown' WHERE id = $1`, [mail?.id]);
      };
      await lose(1);
      const again = () =>
        documents
          .api(route)
          .as(as)
          .with({ idempotencyKey: `again-${truck}` })
          .ok({ params: { id: mail?.id } });
      const [one, two] = await Promise.all([again(), again()]);
      expect(two).toEqual(one);
      await lose(2);
      expect(await again()).toEqual(one);
      expect((await listed(truck)).find(({ id }) => id === mail?.id)?.state).toBe('unknown');
    },
  );

  it('a recall stops what has not gone, also what a refusal would bring again or is composed later; what is sent or in doubt stays', async () => {
    const recall = (truckId: number, departure: number) =>
      documents.receive(events.truckRecalled, 1, { truck_id: truckId as never, departure, user_id: null, orders: [] });
    const begin = (id: unknown, attempt: number) =>
      documents
        .api(beginDelivery)
        .as(worker)
        .ok({ delivery_id: id as never, attempt });
    const finish = (id: unknown, outcome: 'sent' | 'refused' | 'doubtful') =>
      documents
        .api(finishDelivery)
        .as(worker)
        .ok({ delivery_id: id as never, attempt: 1, outcome, error: null });
    await leave(5);
    const [first, second, third] = await finished(5, 4);
    for (const mail of [first, second, third]) await begin(mail?.id, 1);
    await finish(first?.id, 'sent');
    await finish(second?.id, 'doubtful');
    await recall(5, 1);
    await finish(third?.id, 'refused');
    expect((await listed(5)).map((mail) => mail.state)).toEqual(['sent', 'unknown', 'cancelled', 'cancelled']);
    expect(await begin(third?.id, 2)).toBeNull();
    for (const id of [second?.id, third?.id])
      expect(
        (await documents.api(routes.resendDelivery).as(people.planner()).send({ params: { id } })).problem?.code,
      ).toBe('delivery.not_resendable');
    await recall(6, 1);
    await leave(6);
    await documents.sql(`UPDATE saga SET next_attempt_at = now() WHERE key = '6:1'`);
    await eventually(async () =>
      expect(
        await documents.sql(`SELECT state FROM saga WHERE kind = 'truck-mail' AND key = '6:1' AND done_at IS NOT NULL`),
      ).toHaveLength(1),
    );
    expect(await listed(6)).toEqual([]);
    await leave(5, 2);
    expect((await finished(5, 8)).filter((mail) => mail.departure === 2).map((mail) => mail.state)).toEqual(
      Array(4).fill('pending'),
    );
  });
});
