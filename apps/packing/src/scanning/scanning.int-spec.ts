import {
  getPalletRecords,
  getPalletScans,
  getScansOfPallets,
  placementsChanged,
  palletChanged,
  palletLoaded,
  scanPallet,
  scanProduct,
  type PalletId,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  await world.truck(7, 'Oslo');
});
afterAll(() => world.close());

const packer = people.packer();
const scan = (pallet: number, barcode: string, who = packer) =>
  world.api(scanProduct).as(who).send({ params: { pallet, barcode }, query: {}, body: {} });
const atTruck = (barcode: string, truck_id?: number, who = packer) =>
  world
    .api(scanPallet)
    .as(who)
    .send({ params: { barcode }, query: {}, body: truck_id === undefined ? {} : { truck_id } });

describe('the pallet scanner', () => {
  it('PSC-01c needs the right to scan and finds nothing of another company', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products, { status: 1 });
    expect((await scan(id, products[0]!.barcode, people.worker())).problem?.code).toBe('no_right_to_scan');
    expect((await atTruck(`N${id}`, undefined, people.viewer())).status).toBe(403);
    const stranger = { ...people.stranger(), rights: packer.rights };
    expect((await scan(id, products[0]!.barcode, stranger)).problem?.code).toBe('pallet.not_found');
    expect((await atTruck(`N${id}`, undefined, stranger)).problem?.code).toBe('pallet.not_found');
  });

  it('answers the pallet and changes nothing; 202 while it is not prepared', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products);
    await world.service.sql(`UPDATE pallet SET number = 'EARLY' WHERE id = $1`, [id]);
    const early = await atTruck('EARLY');
    expect([early.status, early.body.outcome]).toEqual([202, 'not_ready']);
    expect((await scan(id, products[0]!.barcode)).problem?.code).toBe('chosen_pallets_not_prepared');
    const ready = await world.pallet((await world.order([{}])).products, { status: 1 });
    const found = await atTruck(`N${ready}`);
    expect([found.status, found.body.outcome, found.body.missing.length]).toEqual([200, 'found', 1]);
    expect((await atTruck('NOWHERE')).status).toBe(404);
  });

  it('loads a product once, with history and events, and refuses it the second time', async () => {
    const { order, products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    const [first, again] = await Promise.all([scan(id, products[0]!.barcode), scan(id, products[0]!.barcode)]);
    expect([first.status, again.status].sort()).toEqual([200, 409]);
    const [won, lost] = first.status === 200 ? [first, again] : [again, first];
    expect(won.body).toMatchObject({
      outcome: 'loaded',
      loaded_count: 1,
      products_count: 2,
      status: 1,
      product: { checked: true, status: 13 },
    });
    expect(lost.problem?.code).toBe('product_already_loaded');
    // Built by SQL, so the contract has to be asked.
    const placed = placementsChanged.data.parse((await world.service.recorded(placementsChanged)).at(-1)!.data);
    expect(placed).toMatchObject({ order_id: order.id, user_id: packer.user_id });
    expect(placed.placements).toHaveLength(1);
    expect(placed.placements.find((p) => p.product_id === products[0]!.id)?.loaded_at).toBe(won.body.product.loaded_at);
    const event = palletChanged.data.parse((await world.service.recorded(palletChanged)).at(-1)!.data).pallet;
    const [record] = await world
      .api(getPalletRecords)
      .as(packer)
      .ok({ pallet_ids: [id] });
    expect(event).toEqual(record);
    expect(won.stamp).toMatch(/^packing:1:pallet\.changed\.v1:\d+,packing:1:placements\.changed\.v1:\d+$/);
    const history = await world.service.sql(
      `SELECT after FROM status_change WHERE table_name = 'placements' AND row_id = $1`,
      [products[0]!.id],
    );
    expect(history).toEqual([{ after: 13 }]);
  });

  it('BEY-10a PIN-01a says who scanned which product and when, and who loaded the pallet; nothing of it to another company', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1 });
    await scan(id, products[0]!.barcode);
    const scans = await world.api(getPalletScans).as(packer).ok({ params: { id }, query: {}, body: {} });
    expect(scans.products).toEqual([
      {
        product_id: products[0]!.id,
        scanned_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        scanned_by: packer.user_name,
      },
    ]);
    const of = await world
      .api(getScansOfPallets)
      .as(packer)
      .ok({ pallet_ids: [id, 999_999 as PalletId] });
    expect(of).toEqual([scans]);
    const stranger = await world
      .api(getPalletScans)
      .as(people.stranger())
      .send({ params: { id }, query: {}, body: {} });
    expect(stranger.problem).toMatchObject({ status: 404, code: 'pallet.not_found' });
  });

  it('finds what was scanned with capitals locked or on a Lithuanian keyboard', async () => {
    const { products } = await world.order([{}, {}]);
    const id = await world.pallet(products, { status: 1, truck_id: 7 });
    const [first, second] = products;
    const onLithuanianKeys = (code: string) =>
      [...code].map((character) => '“ąčęėįšųū„'[Number(character)] ?? character).join('');
    const small = first!.barcode.toLowerCase();
    expect(small).not.toBe(first!.barcode);
    expect((await scan(id, small)).body).toMatchObject({ outcome: 'loaded', product: { id: first!.id } });
    expect((await scan(id, small)).problem?.code).toBe('product_already_loaded');
    expect((await scan(id, onLithuanianKeys(second!.barcode))).body).toMatchObject({
      outcome: 'loaded',
      product: { id: second!.id },
    });
    expect((await atTruck(`n${id}`)).body.pallet.id).toBe(id);
    expect((await atTruck(`n${id}`, 7)).body).toMatchObject({ outcome: 'loaded' });
    expect((await atTruck(`n${id}`, 7)).problem?.code).toBe('pallet.already_loaded');
  });

  it('names the pallet a product should be on, and does not know one that is nowhere', async () => {
    const { products } = await world.order([{}, {}, {}]);
    const here = await world.pallet([products[0]!], { status: 1 });
    const there = await world.pallet([products[1]!], { status: 1 });
    const wrong = await scan(here, products[1]!.barcode);
    expect([wrong.status, wrong.problem?.code, wrong.problem?.params?.pallet]).toEqual([
      409,
      'should_be_on_pallet',
      `N${there}`.slice(-4),
    ]);
    expect((await scan(here, products[2]!.barcode)).problem?.code).toBe('product.unplanned');
    expect((await scan(here, 'UNKNOWN')).problem?.code).toBe('product.not_found');
  });

  it('PSC-01d lets a product of the same order and position take an unloaded slot; both exchange places', async () => {
    const same = { position: '7' };
    const { products } = await world.order([same, same, same]);
    const [a, b, c] = products;
    const here = await world.pallet([a!], { status: 1 });
    const there = await world.pallet([b!], { status: 1 });
    const replaced = await scan(here, b!.barcode);
    expect(replaced.body).toMatchObject({
      outcome: 'replaced',
      pallet_id: here,
      loaded_count: 1,
      product: { id: b!.id, pallet_id: here, x: 30, y: 30 },
    });
    const rows = await world.service.sql(
      'SELECT product_id, pallet_id, loaded_at IS NOT NULL AS loaded FROM placement WHERE product_id = ANY($1) ORDER BY 1',
      [[a!.id, b!.id]],
    );
    expect(rows).toEqual([
      { product_id: a!.id, pallet_id: there, loaded: false },
      { product_id: b!.id, pallet_id: here, loaded: true },
    ]);
    // From nowhere too: the one that stood there is then unplaced.
    expect((await scan(there, c!.barcode)).body.outcome).toBe('replaced');
    expect(await world.service.sql('SELECT pallet_id FROM placement WHERE product_id = $1', [a!.id])).toEqual([
      { pallet_id: null },
    ]);
    expect((await scan(there, b!.barcode)).problem?.code).toBe('should_be_on_pallet');
  });
});

describe('the truck scanner', () => {
  it('loads what is on this truck once; 404 elsewhere, 202 unprepared, 409 again', async () => {
    const { products } = await world.order([{}]);
    const id = await world.pallet(products, { status: 1, truck_id: 7 });
    const elsewhere = await atTruck(`N${id}`, 8);
    expect([elsewhere.status, elsewhere.problem?.code, elsewhere.problem?.params?.truck]).toEqual([
      404,
      'pallet.on_other_truck',
      'Oslo',
    ]);
    const [first, second] = await Promise.all([atTruck(`N${id}`, 7), atTruck(`N${id}`, 7)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const won = first.status === 200 ? first : second;
    expect(won.body).toMatchObject({
      outcome: 'loaded',
      pallet: { id, status: 3 },
      missing: [{ barcode: products[0]!.barcode }],
    });
    expect((await atTruck(`N${id}`, 7)).problem?.code).toBe('pallet.already_loaded');
    const history = await world.service.sql(
      `SELECT before, after FROM status_change WHERE table_name = 'pallets' AND row_id = $1`,
      [id],
    );
    expect(history).toEqual([{ before: 1, after: 3 }]);
    const scanned = (await world.service.recorded(palletLoaded))
      .map(({ data }) => data)
      .filter(({ pallet_id }) => pallet_id === id);
    const { user_id, user_name, session_id } = packer;
    expect(scanned).toEqual([{ pallet_id: id, truck_id: 7, by: { user_id, user_name, session_id } }]);

    const unready = await world.pallet((await world.order([{}])).products);
    await world.service.sql(`UPDATE pallet SET number = 'U1', truck_id = 7 WHERE id = $1`, [unready]);
    const waiting = await atTruck('U1', 7);
    expect([waiting.status, waiting.body.outcome]).toEqual([202, 'not_ready']);
  });
});
