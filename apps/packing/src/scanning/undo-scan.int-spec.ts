import { closePallet, palletChanged, placementsChanged, scanPallet, scanProduct, undoScan } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  await world.truck(7, 'Oslo');
});
afterAll(() => world.close());

const packer = people.packer();
const colleague = { ...packer, user_id: 4711 as typeof packer.user_id, user_name: 'Ona' };
let scans = 0;
const newScan = () => `scan-${(scans += 1)}`;
const scan = (pallet: number, barcode: string, idempotencyKey = newScan()) =>
  world
    .api(scanProduct)
    .as(packer)
    .with({ idempotencyKey })
    .ok({ params: { pallet, barcode }, query: {}, body: {} } as never);
const atTruck = (number: string, idempotencyKey: string, truck_id?: number) =>
  world
    .api(scanPallet)
    .as(packer)
    .with({ idempotencyKey })
    .send({ params: { barcode: number }, query: {}, body: truck_id === undefined ? {} : { truck_id } });
const undo = (key: string, body: { after_seconds?: number } = {}, who = packer) =>
  world
    .api(undoScan)
    .as(who)
    .send({ params: { scan: key }, query: {}, body });
const longAgo = (key: string, seconds: number) =>
  world.service.sql(`UPDATE idempotency SET created_at = created_at - make_interval(secs => $2) WHERE key = $1`, [
    key,
    seconds,
  ]);
const placesOf = (ids: readonly number[]) =>
  world.service.sql(
    'SELECT product_id, pallet_id, x, y, z, loaded_at IS NOT NULL AS loaded FROM placement WHERE product_id = ANY($1) ORDER BY 1',
    [ids],
  );
const historyOf = (table: string, id: number) =>
  world.service.sql<{ before: number; after: number }>(
    'SELECT before, after FROM status_change WHERE table_name = $1 AND row_id = $2 ORDER BY id',
    [table, id],
  );

describe('a scan of a product taken back', () => {
  it('BEY-08b leaves the product on its pallet unscanned, by an event, and the history shows both', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    const key = newScan();
    await scan(id, products[0]!.barcode, key);
    const undone = await undo(key);
    expect(undone.body).toMatchObject({
      pallet: { id, loaded_count: 0, status: 1 },
      product: { id: products[0]!.id, loaded_at: null },
    });
    expect(await historyOf('placements', products[0]!.id)).toMatchObject([{ after: 13 }, { before: 13 }]);
    const placed = placementsChanged.data.parse((await world.service.recorded(placementsChanged)).at(-1)!.data);
    expect(placed.placements.find(({ product_id }) => product_id === products[0]!.id)?.loaded_at).toBeNull();
    expect(palletChanged.data.parse((await world.service.recorded(palletChanged)).at(-1)!.data).pallet).toMatchObject({
      loaded_count: 0,
    });
    // the product can be scanned again, and the old scan is not taken back a second time
    await scan(id, products[0]!.barcode);
    expect((await undo(key)).problem).toMatchObject({
      code: 'scan.changed_since',
      params: { person: packer.user_name },
    });
  });

  it('BEY-08b has one effect however often its request comes', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products, { status: 1 });
    const key = newScan();
    await scan(id, products[0]!.barcode, key);
    const caller = world
      .api(undoScan)
      .as(packer)
      .with({ idempotencyKey: `undo-${key}` });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => caller.send({ params: { scan: key }, query: {}, body: {} })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await historyOf('placements', products[0]!.id)).toHaveLength(2);
  });

  it('BEY-08b of one that stood in for an identical one gives both their places back', async () => {
    const same = { position: '7' };
    const { products } = await world.order([same, same, same]);
    const [a, b, c] = products;
    const here = await world.pallet([a!], { status: 1 });
    const there = await world.pallet([b!], { status: 1 });
    const before = await placesOf([a!.id, b!.id, c!.id]);
    const fromPallet = newScan();
    const replaced = await scan(here, b!.barcode, fromPallet);
    expect(replaced).toMatchObject({
      outcome: 'replaced',
      instead_of: { id: a!.id, barcode: a!.barcode, pallet: `N${there}`.slice(-4) },
    });
    expect((await undo(fromPallet)).body).toMatchObject({
      pallet: { id: here },
      product: { id: b!.id, pallet_id: there },
    });
    expect(await placesOf([a!.id, b!.id, c!.id])).toEqual(before);
    const fromNowhere = newScan();
    expect(await scan(here, c!.barcode, fromNowhere)).toMatchObject({ instead_of: { id: a!.id, pallet: null } });
    expect((await undo(fromNowhere)).status).toBe(200);
    expect(await placesOf([a!.id, b!.id, c!.id])).toEqual(before);
  });

  it('BEY-08b is refused when somebody went on: the pallet was closed, the product moved', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products, { status: 1 });
    const key = newScan();
    await scan(id, products[0]!.barcode, key);
    await world
      .api(closePallet)
      .as(colleague)
      .ok({ params: { id }, query: {}, body: {} } as never);
    expect((await undo(key)).problem).toMatchObject({
      status: 409,
      code: 'scan.changed_since',
      params: { person: 'Ona' },
    });
    expect(await placesOf([products[0]!.id])).toMatchObject([{ loaded: true }]);
  });

  it('BEY-08b has 30 s and its way, or 30 s on a device that was without network', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    const [late, queued] = [newScan(), newScan()];
    await scan(id, products[0]!.barcode, late);
    await scan(id, products[1]!.barcode, queued);
    await longAgo(late, 61);
    await longAgo(queued, 1_200);
    expect((await undo(late)).problem?.code).toBe('scan.undo_too_late');
    expect((await undo(queued, { after_seconds: 31 })).problem?.code).toBe('scan.undo_too_late');
    expect((await undo(queued, { after_seconds: 12.5 })).status).toBe(200);
  });

  it('BEY-08b finds no scan of somebody else or of another company, and needs the right to scan', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products, { status: 1 });
    const key = newScan();
    await scan(id, products[0]!.barcode, key);
    const stranger = { ...people.stranger(), rights: packer.rights };
    expect((await undo(key, {}, colleague)).problem?.code).toBe('not_found');
    expect((await undo(key, {}, stranger)).problem?.code).toBe('not_found');
    expect((await undo(key, {}, people.worker())).problem?.code).toBe('no_right_to_scan');
    expect((await undo('nothing')).problem?.code).toBe('not_found');
    expect(await placesOf([products[0]!.id])).toMatchObject([{ loaded: true }]);
  });
});

describe('a scan of a pallet at the truck taken back', () => {
  it.each([1, 2])('BEY-08b puts the pallet back to status %i, and the history shows both', async (status) => {
    const id = await world.pallet((await world.order([{}])).products, { status, truck_id: 7 });
    const key = newScan();
    expect((await atTruck(`N${id}`, key, 7)).body.pallet.status).toBe(3);
    expect((await undo(key)).body).toMatchObject({ pallet: { id, status, truck_id: 7 }, product: null });
    expect(await historyOf('pallets', id)).toEqual([
      { before: status, after: 3 },
      { before: 3, after: status },
    ]);
    expect((await atTruck(`N${id}`, newScan(), 7)).body.outcome).toBe('loaded');
    expect((await undo(key)).problem?.code).toBe('scan.changed_since');
  });

  it('BEY-08b knows nothing to take back where a pallet was only found', async () => {
    const id = await world.pallet((await world.order([{}])).products, { status: 1 });
    const key = newScan();
    await atTruck(`N${id}`, key);
    expect((await undo(key)).problem?.code).toBe('not_found');
  });

  it('BEY-08b is refused once the truck has left with it', async () => {
    const id = await world.pallet((await world.order([{}])).products, { status: 1, truck_id: 7 });
    const key = newScan();
    await atTruck(`N${id}`, key, 7);
    await world.service.sql(`UPDATE pallet SET status = 4 WHERE id = $1`, [id]);
    await world.service.sql(
      `INSERT INTO status_change (company_id, table_name, row_id, before, after, user_id, user_name) VALUES (1, 'pallets', $1, 3, 4, 9, 'Rasa')`,
      [id],
    );
    expect((await undo(key)).problem).toMatchObject({ code: 'scan.changed_since', params: { person: 'Rasa' } });
  });
});
