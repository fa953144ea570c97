import {
  beginRender,
  createShareLink,
  events,
  getEvidenceSheet,
  getSharedOrder,
  openLink,
  openShareLink,
  orderRecords,
  previewSharedDocuments,
  previewSharedDrawings,
  printSharedDrawings,
  readSharedDocuments,
  revokeShareLink,
  type LinkKind,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, guestContext, systemContext } from '@mullion/server-kit';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { at, DEPARTED, product, record, startEvidence, type EvidenceWorld } from '../testing/evidence-world';

/** Orders 10 and 20, of two customers, stand together on pallet 1; pallet 2 is order 20's alone. */
const shared = (truckId: number, departure: number) => {
  const { pallets, ...head } = record(truckId, departure);
  const [first, second] = pallets;
  return {
    ...head,
    pallets: [{ ...first, customers: 'Bygg Nord AS, Trä & Glas AB', order_ids: [10, 20] }, second],
  } as typeof head & {
    pallets: typeof pallets;
  };
};
const numbers: Readonly<Record<number, string>> = { 10: 'Bygg Nord AS', 20: 'Trä & Glas AB', 30: 'Namai' };
/** Everything of the other customer. */
const SECRETS = ['P26-0142', 'Trä & Glas', '26-0420', 'A21', 'A22', 'B21', 'B22', 'stop_order'];

describe('documents of an order for its customer', () => {
  let world: EvidenceWorld;
  let documents: TestService;
  beforeAll(async () => {
    world = await startEvidence({
      recordOf: shared,
      productsOn: (id) => (id === 1 ? [product(11, 10), product(22, 20)] : [product(21, 20)]),
    });
    ({ documents } = world);
    documents.world.answer(orderRecords.byIds, ({ ids }, context) => ({
      records: context?.company_id === 1 ? ids.flatMap((id) => recordOfOrder(id)) : [],
    }));
    documents.world.answer(getSharedOrder, (_input, context) => {
      const id = context?.guest?.target_id ?? 0;
      if (context?.company_id !== 1 || !(id in numbers)) throw new AppError('not_found');
      return { number: `26-04${id}`, products: [{ id: id + 1, position: 'A', stage: 'made' }] } as never;
    });
  });
  afterAll(() => world.close());

  const recordOfOrder = (id: number) => {
    const customer = numbers[id];
    return customer === undefined
      ? []
      : [{ id, number: `26-04${id}`, customer, status: 14, product_count: 2, removed: false } as never];
  };
  const guest = (target_id: number, over: Partial<NonNullable<RequestContext['guest']>> = {}) =>
    guestContext(
      1,
      { link_id: 1, kind: 'order', target_id, departure: null, language: 'lt', until: null, ...over },
      'Europe/Vilnius',
    );
  const list = (who: RequestContext) => documents.api(readSharedDocuments).as(who).send({});
  const ready = (who: RequestContext, count = 1) =>
    eventually(async () => {
      const { body } = await list(who);
      expect(body.dispatches.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'ready'));
      return body.dispatches;
    });
  const open = (link: string | null) =>
    documents
      .api(openLink)
      .as(systemContext(1))
      .send({ token: link?.split('/').at(-1) ?? '' });
  /** A link as a planner makes it and the gateway exchanges it. */
  const linkOf = async (orderId: number) => {
    const { link, url } = await documents
      .api(createShareLink)
      .as(people.planner())
      .ok({ body: { kind: 'order', target_id: orderId, language: 'lt' } });
    await documents
      .api(openShareLink)
      .as(systemContext(1))
      .ok({ token: url.split('#')[1] ?? '', visit: null });
    return { id: link.id, guest: guest(orderId, { link_id: link.id }) };
  };

  it('BEY-11 are nothing before a truck with it has left, and drawings where it has products', async () => {
    expect((await list(guest(30))).body).toEqual({ is_cancelled: false, has_drawings: true, dispatches: [] });
  });

  it('BEY-11 have what is attested of each departure, cut to that order: of a shared pallet its own products alone', async () => {
    await world.leave(201);
    // nobody has asked: nothing is drawn but what the office and the contacts of the mail get
    await world.draw(201, 3);
    const mine = await linkOf(10);
    const making = await list(mine.guest);
    expect(making.body.dispatches).toMatchObject([
      {
        departed_at: DEPARTED,
        state: 'being_made',
        truck: 'T26-201',
        pallets: 1,
        products: 1,
        pdf: null,
        bytes: null,
        later: [],
      },
    ]);
    await world.draw(201, 1);
    const [dispatch] = await ready(mine.guest);
    expect(dispatch?.bytes).toBeGreaterThan(0);
    for (const secret of SECRETS) expect(JSON.stringify(dispatch)).not.toContain(secret);
    const opened = await open(dispatch?.pdf ?? null);
    expect(opened.body).toMatchObject({ job: null, content_type: 'application/pdf' });
    // what the worker draws on it
    const [sheet] = await documents.sql<{ id: number; pdf_key: string }>(
      'SELECT id, pdf_key FROM evidence_sheet WHERE truck_id = 201 AND order_id = 10',
    );
    expect(opened.body.blob_key).toBe(sheet?.pdf_key);
    const drawn = await documents
      .api(getEvidenceSheet)
      .as(people.super())
      .ok({ sheet_id: sheet?.id ?? 0, later: false });
    expect(drawn?.content.customer).toBe('Bygg Nord AS');
    expect(
      drawn?.content.pallets.map(({ customers, products }) => [customers, products.map(({ position }) => position)]),
    ).toEqual([['Bygg Nord AS', ['A11']]]);
    for (const secret of SECRETS) expect(JSON.stringify(drawn?.content)).not.toContain(secret);
    // the other one sees both of its products on two pallets
    const theirs = await list(guest(20));
    expect(theirs.body.dispatches).toMatchObject([{ pallets: 2, products: 2 }]);
    await documents
      .api(revokeShareLink)
      .as(people.planner())
      .ok({ params: { id: mine.id } });
    expect((await open(dispatch?.pdf ?? null)).problem).toMatchObject({ code: 'file.link_expired' });
  });

  it('BEY-11 say what came later of its own goods and of the whole truck, nothing of another’s damage', async () => {
    await world.leave(202);
    const laterOf = async (order: number) =>
      (await list(guest(order))).body.dispatches.find(({ truck }) => truck === 'T26-202')?.later;
    await eventually(async () => expect(await laterOf(10)).toEqual([]));
    const left = { truck_id: 202 as never, departure: 1, stop_id: 7 as never };
    const damage = (order: number, id: string) => ({
      ...left,
      damage_id: id,
      label: 'Karlstad',
      truck: 'T26-202',
      pallet_id: 1 as never,
      shown_number: 'P26-0141',
      product_id: 21 as never,
      order_id: order as never,
      order: `26-04${order}`,
      position: 'A',
      kind: 'glass' as const,
      note: '',
      noticed_at: at('12:00:00'),
    });
    await documents.receive(events.stopDamaged, 1, damage(20, '0f9c1c1e-5a0f-4f2b-9a43-0a2a3f6b7c8d'));
    const orders = [{ order_id: 10 as never, product_ids: [] }];
    await documents.receive(events.stopDelivered, 1, { ...left, delivered_at: at('12:30:00'), orders });
    await eventually(async () => expect(await laterOf(20)).toEqual([{ kind: 'damaged', at: at('12:00:00') }]));
    await eventually(async () => expect(await laterOf(10)).toEqual([{ kind: 'delivered', at: at('12:30:00') }]));
  });

  it('BEY-11 are open to guests of that order alone; the planner sees the same, opened by the session', async () => {
    for (const kind of ['customer', 'departure', 'evidence', 'proof'] satisfies LinkKind[])
      expect((await list(guest(10, { kind }))).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await list(people.planner())).problem).toMatchObject({ status: 403 });
    expect((await list(guest(999))).problem).toMatchObject({ status: 404, code: 'not_found' });
    const preview = (who: RequestContext) =>
      documents
        .api(previewSharedDocuments)
        .as(who)
        .send({ params: { id: 10 as never } });
    const { body } = await preview(people.planner());
    expect(body.dispatches.map(({ truck }) => truck).toSorted()).toEqual(['T26-201', 'T26-202']);
    const pdf = body.dispatches.find(({ state }) => state === 'ready')?.pdf ?? null;
    expect((await open(pdf)).body).toMatchObject({ content_type: 'application/pdf' });
    expect((await preview(people.packer())).status).toBe(403);
    expect((await preview(people.stranger())).problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('BEY-11 drawings are made without the factory’s notes, once an hour for the same products, and end with the link', async () => {
    const mine = await linkOf(10);
    const print = (who: RequestContext, language: 'lt' | 'en' = 'en') =>
      documents.api(printSharedDrawings).as(who).send({ body: { language } });
    const first = (await print(mine.guest)).body;
    expect((await print(mine.guest)).body.job_id).toBe(first.job_id);
    expect((await print(mine.guest, 'lt')).body.job_id).not.toBe(first.job_id);
    const job = { job_id: first.job_id as never };
    expect(await documents.api(beginRender).as(people.super()).ok(job)).toMatchObject({
      kind: 'products',
      product_ids: [11],
      for_customer: true,
      language: 'en',
    });
    expect((await open(first.link)).body).toMatchObject({ job: { state: 'running' } });
    expect((await print(guest(999))).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await print(guest(10, { kind: 'departure' }))).problem).toMatchObject({ status: 403 });
    const preview = await documents
      .api(previewSharedDrawings)
      .as(people.planner())
      .ok({ params: { id: 10 as never }, body: {} });
    expect(preview.job_id).not.toBe(first.job_id);
    expect((await open(preview.link)).body).toMatchObject({ job: { kind: 'products' }, language: 'lt' });
    await documents
      .api(revokeShareLink)
      .as(people.planner())
      .ok({ params: { id: mine.id } });
    expect((await open(first.link)).problem).toMatchObject({ code: 'file.link_expired' });
  });
});
