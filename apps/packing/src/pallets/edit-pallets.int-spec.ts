import {
  createPallet,
  deletePallet,
  palletChanged,
  placementsChanged,
  pinPallets,
  updatePallets,
} from '@mullion/contracts';
import { auditEvent } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';
import { palletCalls, placesOf } from '../testing/pallet-calls';

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

const planner = people.planner();
const { palletNow, update } = palletCalls(() => world);

describe('editing pallets', () => {
  it('is refused to a read-only user, on locked pallets, with unknown fields and for other companies', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    expect((await update(id, { comment: 'x' }, {}, people.viewer())).status).toBe(403);
    expect((await update(id, { company_id: 2 })).status).toBe(400);
    expect((await update(id, { comment: 'x' }, {}, people.stranger())).problem?.code).toBe('pallet.not_found');
    await world.service.sql(`UPDATE pallet SET status = 2, number = 'E1' WHERE id = $1`, [id]);
    expect((await update(id, { max_weight: 1500 })).problem?.code).toBe('pallet.locked');
    // A remark touches neither content nor timber.
    expect((await update(id, { comment: 'fragile' })).body).toMatchObject({ comment: 'fragile', status: 2 });
  });

  it('PED-03bd turns auto-update on only, and takes no remark, legs or auto-update from type 6', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const off = await update(id, { auto_update: false });
    expect([off.status, off.problem?.code]).toEqual([400, 'invalid']);
    for (const body of [{ comment: 'x' }, { auto_update: true }, { makes_legs: false }])
      expect((await update(id, body, {}, people.viewer())).problem).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await palletNow(id)).toMatchObject({ comment: null, auto_update: true, makes_legs: true });
  });

  it('never makes a pallet smaller than its content; several are changed together or not at all', async () => {
    const { products } = await world.order([{}, {}]);
    const [a, b] = [await world.pallet([products[0]!]), await world.pallet([products[1]!])];
    const small = await update(a, { length: 900 });
    expect([small.problem?.code, small.problem?.params?.length]).toEqual(['pallet.too_small', 1060]);
    const both = {
      pallets: [
        { id: a, max_weight: 800 },
        { id: b, length: 900 },
      ],
    };
    expect((await world.api(updatePallets).as(planner).send({ params: {}, query: {}, body: both })).problem?.code).toBe(
      'pallet.too_small',
    );
    expect((await palletNow(a)).max_weight).toBe(2000);
  });

  it('refuses an old version with the current pallet', async () => {
    const id = await world.pallet((await world.order([{}])).products);
    const { version } = await palletNow(id);
    expect((await update(id, { comment: 'one', version })).status).toBe(200);
    const second = await update(id, { comment: 'two', version });
    expect([second.status, second.problem?.code]).toEqual([409, 'conflict']);
    expect(second.problem?.current).toMatchObject({ id, comment: 'one', version: version + 1 });
  });

  it('BEY-30ac warns of a heavy load at one side of the deck and leaves it there', async () => {
    const { products } = await world.order([1, 2].map(() => ({ width: 1000, height: 1500, depth: 90, weight: 180 })));
    const id = await world.pallet(products);
    const warnings = async () => (await palletNow(id)).warnings;
    expect(await warnings()).toEqual([{ code: 'pallet.tips_across', params: { mm: 375, most: 150 } }]);
    const middle = products.map((product, at) => ({
      id: product.id,
      x: 30,
      y: 405 + at * 100,
      z: 0,
      is_flipped: false,
    }));
    expect((await update(id, { products: middle })).status).toBe(200);
    expect(await warnings()).toEqual([]);
  });

  it('takes a new arrangement of exactly its products when no rule breaks', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products);
    const before = await palletNow(id);
    const [first, second] = placesOf(before);
    expect((await update(id, { products: [first] })).problem?.code).toBe('pallet.products_changed');
    const overlap = await update(id, { products: [first, { ...second, y: 35 }] });
    expect([overlap.problem?.code, overlap.problem?.errors?.[0]?.code]).toEqual([
      'pallet.arrangement_broken',
      'pallet.overlap',
    ]);
    const stacked = await update(id, { products: [first, { ...second, y: 30, z: 1200 }] });
    expect(stacked.body).toMatchObject({ errors: [], height: 2520 });
    expect(stacked.body.products.find((p) => p.id === second!.id)).toMatchObject({ z: 1200, version: 2 });
    await world.service.sql(`UPDATE pallet SET status = 1, number = 'E2' WHERE id = $1`, [id]);
    expect((await update(id, { products: [{ ...first, is_flipped: true }, second] })).problem?.code).toBe(
      'pallet.confirmed',
    );
    expect((await update(id, { products: [first, second] })).body.outdated).toBe(true);
  });

  it('PAL-02ac makes an empty pallet; deleting needs TP_EDIT and frees the products', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products);
    const remove = (who: typeof planner) =>
      world.api(deletePallet).as(who).send({ params: { id }, query: {}, body: {} });
    expect((await remove(planner)).problem?.code).toBe('no_rights_to_delete_pallet');
    expect((await remove(people.super())).status).toBe(200);
    expect((await world.service.recorded(placementsChanged)).at(-1)!.data.placements).toMatchObject([
      { pallet_id: null },
    ]);
    expect((await world.service.recorded(palletChanged)).at(-1)!.data.pallet).toMatchObject({ id, removed: true });
    const made = await world
      .api(createPallet)
      .as(planner)
      .send({ params: {}, query: {}, body: { length: 1500, width: 900 } });
    expect([made.status, made.body.length, made.body.width, made.body.products]).toEqual([201, 1500, 900, []]);
  });

  it('BEY-15b every edit of a pallet is in the audit list: filled, edited, pinned, deleted', async () => {
    const who = { ...people.super(), session_id: 'session-of-the-planner' };
    const { products } = await world.order([{}]);
    const [product] = products as [(typeof products)[number]];
    const id = await world.pallet(products);
    const pin = (pinned: boolean) =>
      world
        .api(pinPallets)
        .as(who)
        .ok({ params: {}, query: {}, body: { pallets: [id], products: [product.id], pinned } });
    expect((await update(id, { comment: 'Atsargiai' }, {}, who)).status).toBe(200);
    await pin(true);
    // pinned already: nothing is audited
    await pin(true);
    await world.api(deletePallet).as(who).ok({ params: { id }, query: {}, body: {} });
    const auditOf = (table: string, row: number) =>
      world.service
        .recorded(auditEvent('packing'))
        .then((all) =>
          all.map(({ data }) => data).filter((entry) => entry.table_name === table && entry.row_id === row),
        );
    const entries = await auditOf('pallets', id);
    expect(entries).toMatchObject([
      { action: 'pallets.created', user_id: planner.user_id, before: null, after: { products: [product.barcode] } },
      { action: 'pallets.edited', before: { comment: null }, after: { comment: 'Atsargiai' } },
      { action: 'pallets.edited', before: { pinned: false }, after: { pinned: true } },
      { action: 'pallets.deleted', before: { products: [product.barcode], comment: 'Atsargiai' }, after: null },
    ]);
    expect(entries.slice(1).map((entry) => entry.session_id)).toEqual(entries.slice(1).map(() => who.session_id));
    expect(await auditOf('products', product.id)).toMatchObject([
      { row_name: product.barcode, before: { pinned: false }, after: { pinned: true } },
    ]);
  });
});
