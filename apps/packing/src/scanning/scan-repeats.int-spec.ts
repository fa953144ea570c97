import { closePallet, companyRecords, getPallet, scanProduct, type CompanyRecord } from '@mullion/contracts';
import { eventually, people } from '@mullion/server-testing';
import { companyOf, PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  await world.truck(7, 'Oslo');
});
afterAll(() => world.close());

const packer = people.packer();
const scan = (pallet: number, barcode: string, who = packer) =>
  world.api(scanProduct).as(who).send({ params: { pallet, barcode }, query: {}, body: {} });
const keyed = (idempotencyKey: string) => world.api(scanProduct).as(packer).with({ idempotencyKey });
const close = (id: number) => world.api(closePallet).as(packer).send({ params: { id }, query: {}, body: {} });

describe('the pallet scanner at repeats and at closing', () => {
  it('has one effect when one scan comes 20 times with its scan id', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products, { status: 1 });
    const caller = keyed(`scan-${id}`);
    const input = { params: { pallet: id, barcode: products[0]!.barcode }, query: {}, body: {} };
    const replies = await Promise.all(Array.from({ length: 20 }, () => caller.send(input)));
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    const [{ body, stamp }] = replies as [(typeof replies)[number]];
    for (const reply of replies) expect([reply.body, reply.stamp]).toEqual([body, stamp]);
    expect(stamp).toMatch(/^packing:1:pallet\.changed\.v1:\d+,packing:1:placements\.changed\.v1:\d+$/);
    expect(await world.service.sql('SELECT loaded_count FROM pallet WHERE id = $1', [id])).toEqual([
      { loaded_count: 1 },
    ]);
    // built by SQL, so it is compared with what the pallet is read as
    const read = await world.api(getPallet).as(packer).send({ params: { id }, query: {} });
    expect(read.body.products).toEqual([body.product]);
  });

  it('refuses a scan id that another scan has had, and loads nothing', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    const caller = keyed(`twice-${id}`);
    const [first, second] = products.map(({ barcode }) => ({ params: { pallet: id, barcode }, query: {}, body: {} }));
    expect((await caller.send(first!)).status).toBe(200);
    expect((await caller.send(second!)).problem?.code).toBe('idempotency.mismatch');
    expect(await world.service.sql('SELECT loaded_count FROM pallet WHERE id = $1', [id])).toEqual([
      { loaded_count: 1 },
    ]);
  });

  it('asks identity for settings that have not arrived, and repeats its answer to the same scan', async () => {
    const same = { position: '8' };
    const { products } = await world.order([same, same]);
    const id = await world.pallet([products[0]!], { status: 1 });
    await world.service.sql('DELETE FROM company_copy WHERE company_id = 1');
    const stop = world.service.world.answer(companyRecords.byIds, () => ({
      records: [{ id: 1, company_id: 1, version: 1, removed: false, company: companyOf(1) }] as CompanyRecord[],
    }));
    const caller = keyed(`late-${id}`);
    const input = { params: { pallet: id, barcode: products[1]!.barcode }, query: {}, body: {} };
    const first = await caller.send(input);
    stop();
    expect(first.body).toMatchObject({ outcome: 'replaced', product: { id: products[1]!.id } });
    expect((await caller.send(input)).body).toEqual(first.body);
  });

  it('closes a pallet only when everything on it is scanned', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    await scan(id, products[0]!.barcode);
    const early = await close(id);
    expect([early.problem?.code, early.problem?.params?.products]).toEqual([
      'pallet.not_all_scanned',
      [products[1]!.barcode],
    ]);
    await scan(id, products[1]!.barcode);
    expect((await close(id)).body.status).toBe(2);
    expect((await close(id)).body.status).toBe(2);
  });

  it('judges the last product and the close that come at once one after the other', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    await scan(id, products[0]!.barcode);
    const asked = await world.service.database.transaction(null, async (tx) => {
      await tx.query('SELECT 1 FROM pallet WHERE id = $1 FOR UPDATE', [id]);
      const both = Promise.all([scan(id, products[1]!.barcode), close(id)]);
      await eventually(async () => {
        const [row] = await world.service.sql<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        expect(row?.waiting).toBe(2);
      });
      return { both };
    });
    const [scanned, closed] = await asked.data.both;
    expect(scanned.body).toMatchObject({ outcome: 'loaded', loaded_count: 2 });
    expect([200, 409]).toContain(closed.status);
    if (closed.status === 409) expect(closed.problem?.code).toBe('pallet.not_all_scanned');
    const rows = await world.service.sql('SELECT status, loaded_count FROM pallet WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: closed.status === 200 ? 2 : 1, loaded_count: 2 }]);
    expect((await close(id)).body.status).toBe(2);
  });
});
