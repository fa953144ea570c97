import { createSupplier, orderChanged, productsChanged, type RequestContext } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { GlassWorld, head, rowOf, workbook } from '../testing/glass-world';
import { orderRecordOf, productRecordOf } from '../testing/records';

let world: GlassWorld;
beforeAll(async () => {
  world = await GlassWorld.open();
});
afterAll(() => world.close());

describe('files of glass units that are taken', () => {
  it('GLU-01g that come before their order name its products when these arrive, and no others when one of them is taken away', async () => {
    const products = [
      ['K1', 621],
      ['K2', 622],
      ['K3', 623],
      ['K3', 624],
    ].map(([position, id]) => productRecordOf(Number(id), 62, { position }));
    const ofOrder = { 5: '26-0062' };
    await world.upload(
      await workbook({
        a: [
          [...head, 'Gaminio kodas'],
          [...rowOf('STI-9', 1, { ...ofOrder, 6: 'K1.1' }), null],
          [...rowOf('STI-9', 2, { ...ofOrder, 6: 'K3' }), null],
          [...rowOf('STI-9', 3, { ...ofOrder, 6: 'K2' }), 'B622'],
        ],
      }),
    );
    const linked = async () => (await world.unitsOf('STI-9')).map(({ product_id }) => product_id);
    expect(await linked()).toEqual([null, null, null]);
    await world.production.receive(productsChanged, 1, { order_id: 62 as never, products });
    expect(await linked()).toEqual([null, null, null]);
    await world.production.receive(orderChanged, 1, { order: orderRecordOf(62) });
    expect(await linked()).toEqual([621, null, 622]);
    // one of two at a position goes: the other is the only one
    const gone = productRecordOf(624, 62, { position: 'K3', removed: true, version: 2 });
    // the first is made again: its glass stays with it
    const again = productRecordOf(625, 62, { position: 'K1' });
    await world.production.receive(productsChanged, 1, { order_id: 62 as never, products: [gone, again] });
    expect(await linked()).toEqual([621, 623, 622]);
    await world.production.receive(productsChanged, 1, {
      order_id: 62 as never,
      products: [productRecordOf(622, 62, { position: 'K2', removed: true, version: 2 })],
    });
    expect(await linked()).toEqual([621, 623, null]);
  });

  it('GLU-01eg a label that comes later is given to the unit that was there without; neither file makes a second unit when it comes again', async () => {
    const coded = [...head, 'Paketo kodas'];
    const early = await workbook({ a: [head, rowOf('STI-7', 1), rowOf('STI-7', 2)] });
    const late = await workbook({
      a: [
        coded,
        [...rowOf('sti-7', 1), 'SL71'],
        [...rowOf('STI-7', 2, { 2: 900 }), 'SL72'],
        [...rowOf('STI-7', 2), 'SL73'],
      ],
    });
    await world.upload(early);
    const ids = (await world.unitsOf('STI-7')).map(({ id }) => id);
    expect((await world.upload(late)).body).toMatchObject({ rows: 3, created: 1, updated: 2, unchanged: 0 });
    const after = await world.unitsOf('STI-7');
    expect(
      after.map(({ id, supplier_position, supplier_barcode, width }) => [
        ids.indexOf(id),
        supplier_position,
        supplier_barcode,
        width,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [0, '1', 'SL71', 1050],
        [1, '2', 'SL73', 1050],
        [-1, '2', 'SL72', 900],
      ]),
    );
    expect(after).toHaveLength(3);
    expect((await world.upload(late)).body).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    // a file without labels that comes again is of the units that have them by now
    expect((await world.uploadRows([rowOf('STI-7', 1, { 0: '5' })])).body).toMatchObject({ created: 0, updated: 1 });
    expect((await world.unitsOf('STI-7')).filter(({ supplier_position }) => supplier_position === '1')).toMatchObject([
      { id: ids[0], supplier_barcode: 'SL71', stand_number: '5' },
    ]);
  });

  it('GLU-01e a manufacturer names whose glass it is; what it sent before without a name becomes that supplier’s', async () => {
    const supplierOf = async (title: string, who: RequestContext = people.admin()) =>
      (
        await world.production
          .api(createSupplier)
          .as(who)
          .ok({ body: { title, short_title: title.slice(0, 3) } })
      ).id;
    const [glass, other] = [await supplierOf('Stiklas G'), await supplierOf('Kitas G')];
    const foreign = await supplierOf('Svetimas G', { ...people.stranger(), type: 1 });
    const file = await workbook({ a: [head, rowOf('STI-8', 1), rowOf('STI-8', 2)] });
    const upload = (supplierId: number | undefined, who: RequestContext = people.admin()) =>
      world.upload(file, who, { supplierId });
    expect((await upload(undefined)).body).toMatchObject({ created: 2 });
    expect((await upload(glass)).body).toMatchObject({ created: 0, updated: 2 });
    expect((await upload(glass)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await world.unitsOf('STI-8', people.admin())).toMatchObject([
      { supplier_id: glass, supplier_title: 'Stiklas G', supplier_company_id: null },
      { supplier_id: glass },
    ]);
    expect((await upload(other)).body).toMatchObject({ created: 2, updated: 0 });
    expect((await upload(foreign)).problem).toMatchObject({ status: 404, code: 'supplier.not_found' });
    expect((await upload(glass, people.supplier())).problem).toMatchObject({ status: 403 });
    expect(await world.unitsOf('STI-8')).toEqual([]);
  });
});
