import {
  createRack,
  readItemMovements,
  scanAtRack,
  scanProduct,
  seekUnit,
  undoRackScan,
  type Occurrence,
  type RequestContext,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { randomUUID } from 'node:crypto';
import { PackingWorld } from '../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  for (const code of ['OLD', 'NEW'])
    await world
      .api(createRack)
      .as(people.admin())
      .ok({ params: {}, query: {}, body: { code } } as never);
});
afterAll(() => world.close());

const packer: RequestContext = { ...people.worker(), rights: ['PAL_SCAN'] };
const colleague: RequestContext = { ...packer, user_id: 4711 as typeof packer.user_id, user_name: 'Ona' };
const MINUTE_MS = 60_000;
const ago = (minutes: number): Occurrence => ({
  at: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  waited_ms: minutes * MINUTE_MS,
  terminal: '11111111-1111-4111-8111-111111111111',
});

interface Scanned {
  readonly occurrence?: Occurrence;
  readonly key?: string;
  readonly as?: RequestContext;
}
const scan = (rack: string | null, code: string, { occurrence, key = randomUUID(), as = packer }: Scanned = {}) =>
  world
    .api(scanAtRack)
    .as(as)
    .with({ idempotencyKey: key, ...(occurrence && { occurrence }) })
    .send({ params: {}, query: {}, body: { rack, code } } as never);
const undo = (key: string, as = packer, body: object = {}) =>
  world
    .api(undoRackScan)
    .as(as)
    .send({ params: { scan: key }, query: {}, body } as never);
const way = (id: number) =>
  world
    .api(readItemMovements)
    .as(packer)
    .ok({ id: id as never });
const standsOn = async (id: number) => (await way(id)).place?.rack.code ?? null;
const unit = async () => (await world.order([{}])).products[0]!;

describe('a scan at a rack that arrives after a newer one', () => {
  it('BEY-22a does not bring a unit back to where it stood, and is kept as what was seen then', async () => {
    const { id, barcode } = await unit();
    await scan('NEW', barcode, { as: colleague });
    expect((await scan('OLD', barcode, { occurrence: ago(20) })).body).toMatchObject({
      outcome: 'late',
      rack: { code: 'NEW' },
      from: null,
    });
    expect((await way(id)).place).toMatchObject({ rack: { code: 'NEW' }, user_name: 'Ona' });
    expect((await way(id)).steps.map(({ kind, name }) => [kind, name])).toEqual([
      ['rack', 'NEW'],
      ['late', 'OLD'],
    ]);
  });

  it('BEY-22a does not take a unit off the rack onto which it was scanned since', async () => {
    const { id, barcode } = await unit();
    await scan('OLD', barcode, { occurrence: ago(30) });
    await scan('NEW', barcode);
    expect((await scan(null, barcode, { occurrence: ago(10) })).body).toMatchObject({
      outcome: 'late',
      rack: { code: 'NEW' },
    });
    expect(await standsOn(id)).toBe('NEW');
  });

  it('BEY-22a does not put a unit back onto a rack that it was taken off since', async () => {
    const { id, barcode } = await unit();
    await scan('OLD', barcode, { occurrence: ago(30) });
    await scan(null, barcode);
    expect((await scan('NEW', barcode, { occurrence: ago(10) })).body).toMatchObject({ outcome: 'late', rack: null });
    expect(await standsOn(id)).toBeNull();
  });

  it('BEY-22a says of a unit that was packed since that it came late; scanned after the packing it is refused', async () => {
    const product = await unit();
    const pallet = await world.pallet([product], { status: 1 });
    await world
      .api(scanProduct)
      .as(packer)
      .ok({ params: { pallet, barcode: product.barcode }, query: {}, body: {} } as never);
    expect((await scan('OLD', product.barcode, { occurrence: ago(10) })).body).toMatchObject({
      outcome: 'late',
      rack: null,
    });
    expect((await scan('OLD', product.barcode)).problem?.code).toBe('rack.thing_packed');
    expect(await standsOn(product.id)).toBeNull();
  });

  it('BEY-22c does not look for a unit that was seen since', async () => {
    const { id, barcode } = await unit();
    await scan('NEW', barcode);
    await world
      .api(seekUnit)
      .as(packer)
      .with({ occurrence: ago(5) })
      .ok({ params: { id }, query: {}, body: { sought: true } } as never);
    expect((await way(id)).place?.sought_at).toBeNull();
  });
});

describe('a scan at a rack taken back', () => {
  it('BEY-22a puts a unit back to where it stood, seen there by whom and when it was, and its way shows both', async () => {
    const { id, barcode } = await unit();
    await scan('OLD', barcode, { as: colleague });
    const before = (await way(id)).place;
    const key = randomUUID();
    await scan('NEW', barcode, { key });
    expect((await undo(key)).body).toMatchObject({ thing: { unit: { product_id: id } }, rack: { code: 'OLD' } });
    expect((await way(id)).place).toEqual(before);
    expect((await way(id)).steps.map(({ kind, name }) => [kind, name])).toEqual([
      ['undone', 'NEW'],
      ['rack', 'NEW'],
      ['rack', 'OLD'],
    ]);
    // once, and not again by another press
    expect((await undo(key)).problem).toMatchObject({
      status: 409,
      code: 'scan.changed_since',
      params: { person: packer.user_name },
    });
    // what arrives late is compared with what still counts
    expect((await scan('NEW', barcode, { occurrence: ago(0) })).body.outcome).toBe('moved');
  });

  it('BEY-22a takes a unit off that stood on none, and puts back one that was taken off; a pallet likewise', async () => {
    const product = await unit();
    const [onto, off, ofPallet] = [randomUUID(), randomUUID(), randomUUID()];
    await scan('NEW', product.barcode, { key: onto });
    expect((await undo(onto)).body.rack).toBeNull();
    expect(await standsOn(product.id)).toBeNull();
    await scan('OLD', product.barcode);
    await scan(null, product.barcode, { key: off });
    expect((await undo(off)).body.rack?.code).toBe('OLD');
    expect(await standsOn(product.id)).toBe('OLD');
    const pallet = await world.pallet([product], { status: 1 });
    await scan('NEW', `N${pallet}`, { key: ofPallet });
    expect((await undo(ofPallet)).body).toMatchObject({ thing: { kind: 'pallet', pallet_id: pallet }, rack: null });
  });

  it('BEY-22a is refused to another person, too late, after somebody was later, after the packing, and of a scan that came late', async () => {
    const product = await unit();
    const [key, late, old] = [randomUUID(), randomUUID(), randomUUID()];
    await scan('OLD', product.barcode, { key });
    expect((await undo(key, colleague)).problem?.code).toBe('not_found');
    expect((await undo(key, { ...people.stranger(), rights: ['PAL_SCAN'] })).problem?.code).toBe('not_found');
    expect((await undo(key, people.worker())).problem?.code).toBe('no_right_to_scan');
    await scan('NEW', product.barcode, { as: colleague });
    expect((await undo(key)).problem).toMatchObject({ code: 'scan.changed_since', params: { person: 'Ona' } });
    await scan('OLD', product.barcode, { key: late, occurrence: ago(10) });
    expect((await undo(late)).problem?.code).toBe('not_found');
    await scan('OLD', product.barcode, { key: old });
    await world.service.sql(`UPDATE idempotency SET created_at = created_at - interval '2 minutes' WHERE key = $1`, [
      old,
    ]);
    expect((await undo(old)).problem?.code).toBe('scan.undo_too_late');
    const pallet = await world.pallet([product], { status: 1 });
    await world
      .api(scanProduct)
      .as(packer)
      .ok({ params: { pallet, barcode: product.barcode }, query: {}, body: {} } as never);
    // pressed in time on a device that had no network, but it is on its pallet by now
    expect((await undo(old, packer, { after_seconds: 5 })).problem?.code).toBe('rack.thing_packed');
    expect(await standsOn(product.id)).toBeNull();
  });

  it('BEY-22a has one effect however often it comes', async () => {
    const { id, barcode } = await unit();
    const [key, press] = [randomUUID(), randomUUID()];
    await scan('NEW', barcode, { key });
    const caller = () =>
      world
        .api(undoRackScan)
        .as(packer)
        .with({ idempotencyKey: press })
        .send({ params: { scan: key }, query: {}, body: {} } as never);
    const answers = await Promise.all(Array.from({ length: 5 }, caller));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await way(id)).steps.map(({ kind }) => kind)).toEqual(['undone', 'rack']);
  });
});
