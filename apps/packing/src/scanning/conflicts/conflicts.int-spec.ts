import { randomUUID } from 'node:crypto';
import { scanPallet, scanProduct, scanProductByCode } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { conflictCalls, MINUTE_MS, onto, performedOffline, TERMINAL } from '../../testing/conflict-calls';
import { PackingWorld } from '../../testing/packing-world';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
  await world.truck(7, 'Oslo');
  await world.truck(8, 'Bergenas');
});
afterAll(() => world.close());

const packer = people.packer();
const { away, open, resolve, loadedOn, planMovedOn } = conflictCalls(() => world);
const at = (number: string, truck_id: number) => ({ params: { barcode: number }, body: { truck_id } });

describe('scans made without a network', () => {
  it('BEY-02a take effect at the time of the scan, with the terminal, and once', async () => {
    const { products } = await world.order([{}]);
    const [product] = products as [(typeof products)[0]];
    const pallet = await world.pallet(products, { status: 1, truck_id: 7 });
    const scan = away(scanProduct, randomUUID());
    const first = await scan.send(onto(pallet, product.barcode));
    expect(first.body).toMatchObject({ outcome: 'loaded' });
    expect(Date.now() - Date.parse(first.body.product.loaded_at ?? '')).toBeGreaterThanOrEqual(30 * MINUTE_MS);
    expect((await scan.send(onto(pallet, product.barcode))).body).toEqual(first.body);
    expect((await away(scanPallet, randomUUID()).send(at(`N${pallet}`, 7))).body).toMatchObject({ outcome: 'loaded' });
    const lines = await world.service.sql<{ terminal: string; age: number }>(
      `SELECT terminal, extract(epoch FROM now() - made_at)::float8 AS age FROM status_change
       WHERE (table_name = 'placements' AND row_id = $1) OR (table_name = 'pallets' AND row_id = $2 AND after = 3)`,
      [product.id, pallet],
    );
    expect(lines.map(({ terminal }) => terminal)).toEqual([TERMINAL, TERMINAL]);
    for (const { age } of lines) expect(age).toBeGreaterThanOrEqual(30 * 60);
    expect((await open()).total).toBe(0);
  });

  it('BEY-02a keep the time of the scan also for a product that has taken the place of an identical one', async () => {
    const { products } = await world.order([{ position: '9' }, { position: '9' }]);
    const [planned, scanned] = products as [(typeof products)[0], (typeof products)[0]];
    const pallet = await world.pallet([planned], { status: 1 });
    const { body } = await away(scanProduct, randomUUID()).send(onto(pallet, scanned.barcode));
    expect(body).toMatchObject({ outcome: 'replaced', product: { id: scanned.id } });
    expect(Date.now() - Date.parse(body.product.loaded_at ?? '')).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  });

  it('BEY-02a that are refused stand in the list with what was scanned and what is true now, each once', async () => {
    const { here, there, product, key, refused, id } = await planMovedOn();
    expect([refused.problem?.code, id > 0]).toEqual(['should_be_on_pallet', true]);
    const again = await away(scanProduct, key).send(onto(here, product.barcode));
    expect(again.problem).toMatchObject({ code: 'should_be_on_pallet', params: { conflict: id } });
    const { data } = await open();
    expect(data.filter((one) => one.id === id)).toEqual([
      expect.objectContaining({
        kind: 'product',
        code: product.barcode,
        problem: 'should_be_on_pallet',
        user_name: 'Packer',
        terminal: TERMINAL,
        target: { pallet: { id: here, shown_number: `N${here}`.slice(-4) }, truck: null, code: String(here) },
        now: expect.objectContaining({
          pallet: { id: there, shown_number: `N${there}`.slice(-4), status: 1 },
          loaded_at: null,
        }),
        settled: null,
        can: { load: true, settle: true },
      }),
    ]);
    await resolve(id, { how: 'put_back' });
  });

  it('BEY-02a have no second effect when they are sent again, altered, or after the plan has changed', async () => {
    const { here, there, product, key, id } = await planMovedOn();
    expect((await away(scanProduct, key).send(onto(there, product.barcode))).problem?.code).toBe(
      'idempotency.mismatch',
    );
    // the plan comes round to what was scanned: the conflict is for a person to settle, the scan is over
    await world.service.sql('UPDATE placement SET pallet_id = $2 WHERE product_id = $1', [product.id, here]);
    for (const occurrence of [performedOffline(), undefined]) {
      const replayed = world
        .api(scanProduct)
        .as(packer)
        .with({ idempotencyKey: key, ...(occurrence ? { occurrence } : {}) });
      expect((await replayed.send(onto(here, product.barcode))).problem?.params?.conflict).toBe(id);
    }
    expect(await loadedOn(here)).toBe(0);
    const stranger = { ...people.stranger(), rights: packer.rights };
    expect((await away(scanProduct, key, stranger).send(onto(here, product.barcode))).problem?.code).toBe(
      'pallet.not_found',
    );
    expect((await resolve(id, { how: 'here' })).body).toMatchObject({ settled: { how: 'here', by: 'Packer' } });
    expect(await loadedOn(here)).toBe(1);
  });

  it('at once refused and seen at once are no conflicts', async () => {
    const before = (await open()).total;
    const { products } = await world.order([{}]);
    const pallet = await world.pallet(products, { status: 1 });
    const occurrence = { at: new Date().toISOString(), waited_ms: 900, terminal: TERMINAL };
    const scan = world.api(scanProduct).as(packer).with({ idempotencyKey: randomUUID(), occurrence });
    expect((await scan.send(onto(pallet, 'NOWHERE'))).problem?.params).not.toHaveProperty('conflict');
    expect((await open()).total).toBe(before);
  });

  it('BEY-02a for a pallet whose own scan was refused are judged by its code, or stand in the list', async () => {
    const { products } = await world.order([{}]);
    const pallet = await world.pallet(products, { status: 1 });
    const byCode = (code: string) => ({ body: { pallet: code, barcode: products[0]?.barcode } });
    const lost = await away(scanProductByCode, randomUUID()).send(byCode('N-NOBODY'));
    expect(lost.problem).toMatchObject({
      code: 'pallet.not_found',
      params: { conflict: expect.any(Number) as number },
    });
    expect((await away(scanProductByCode, randomUUID()).send(byCode(`n${pallet}`))).body).toMatchObject({
      outcome: 'loaded',
    });
    await resolve(Number(lost.problem?.params?.conflict), { how: 'put_back' });
  });

  it('BEY-02a at a truck are refused alike, not prepared pallets too', async () => {
    const { products } = await world.order([{}, {}]);
    const early = await world.pallet([products[0]!]);
    await world.service.sql(`UPDATE pallet SET number = 'E' || id, truck_id = 7 WHERE id = $1`, [early]);
    const onOslo = await world.pallet([products[1]!], { status: 1, truck_id: 7 });
    const notReady = await away(scanPallet, randomUUID()).send(at(`E${early}`, 7));
    expect(notReady.problem).toMatchObject({
      code: 'chosen_pallets_not_prepared',
      params: { conflict: expect.any(Number) as number },
    });
    const elsewhere = await away(scanPallet, randomUUID()).send(at(`N${onOslo}`, 8));
    expect(elsewhere.problem).toMatchObject({ code: 'pallet.on_other_truck' });
    const ofTruck = await open({ truck: 8 });
    expect(ofTruck.data.map(({ kind, now }) => [kind, now.truck?.description])).toEqual([['pallet', 'Oslo']]);
    expect((await open({ truck: 7 })).total).toBe(2);
    const moved = await resolve(ofTruck.data[0]!.id, { how: 'elsewhere' });
    expect(moved.body.settled?.how).toBe('elsewhere');
    expect(await world.service.sql('SELECT status FROM pallet WHERE id = $1', [onOslo])).toEqual([{ status: 3 }]);
    await resolve(Number(notReady.problem?.params?.conflict), { how: 'dismissed', reason: 'Spausdinta iš naujo' });
  });
});
