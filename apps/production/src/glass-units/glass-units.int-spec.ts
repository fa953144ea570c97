import {
  listGlassOfProducts,
  listGlassStands,
  listGlassUnits,
  type InputOf,
  type RequestContext,
} from '@mullion/contracts';
import { bootForTest, people, type TestService } from '@mullion/server-testing';
import { dataSourceOptions } from '../data-source';
import { ProductionModule } from '../production.module';

interface Given {
  readonly order: string;
  readonly position: string;
  readonly stand?: string | null;
  readonly side?: string | null;
  readonly supplier?: number | null;
  readonly company?: number;
  readonly barcode?: string | null;
  readonly product?: number | null;
  readonly loaded?: string;
}

describe('glass units', () => {
  let production: TestService;
  beforeAll(async () => {
    production = await bootForTest({ name: 'production', module: ProductionModule, dataSource: dataSourceOptions });
    await give([
      { order: '26-0405', position: '2', stand: '10', side: 'B' },
      { order: '26-0405', position: '10', stand: '2', side: 'A', barcode: '26-0405.999001' },
      { order: '26-0405', position: '9', stand: '2', side: 'A', product: 77 },
      { order: '26-0394', position: '1', stand: '2', side: 'B' },
      { order: '26-0394', position: '2', stand: null, side: null },
      { order: '26-0394', position: '3', stand: '1', side: 'A', loaded: '2026-11-20' },
      { order: '26-0300', position: '1', stand: '3', side: 'A', supplier: 12 },
      { order: '26-0301', position: '1', stand: '4', side: 'A', supplier: null },
      {
        order: '77-0001',
        position: '1',
        stand: '1',
        side: 'A',
        company: 2,
        supplier: null,
        barcode: '26-0405.999001',
        product: 77,
      },
    ]);
  });
  afterAll(() => production.world.close());

  const give = async (units: readonly Given[]): Promise<void> => {
    for (const {
      order,
      position,
      stand = null,
      side = null,
      supplier = 9,
      company = 1,
      barcode = null,
      product = null,
      loaded = null,
    } of units)
      await production.sql(
        `INSERT INTO glass_unit (company_id, supplier_company_id, supplier_order, supplier_position, customer_order, customer_position, type, width,
           height, stand_number, stand_side, loaded_date, barcode, product_id)
         VALUES ($1, $2, $3, $4, $5, '07.1', '4–16–4', 1050, 1060, $6, $7, $8, $9, $10)`,
        [company, supplier, `STI-${order.slice(-4)}`, position, order, stand, side, loaded, barcode, product],
      );
  };
  const list = (query: Partial<Record<string, string>> = {}, who: RequestContext = people.worker()) =>
    production.api(listGlassUnits).as(who).ok({ query });
  const placesOf = async (query: Partial<Record<string, string>> = {}, who?: RequestContext) =>
    (await list(query, who)).data.map(
      ({ stand_number, stand_side, supplier_position }) =>
        `${stand_number ?? '–'}${stand_side ?? ''}/${supplier_position}`,
    );

  it('GLU-01ab are sorted by stand number as it is counted, its side and position; by any column but the size', async () => {
    expect(await placesOf()).toEqual(['1A/3', '2A/9', '2A/10', '2B/1', '3A/1', '4A/1', '10B/2', '–/2']);
    expect((await placesOf({ order: 'DESC', order_by: 'stand_number' })).slice(0, 3)).toEqual([
      '10B/2',
      '4A/1',
      '3A/1',
    ]);
    expect((await placesOf({ order_by: 'customer_order' })).slice(0, 2)).toEqual(['3A/1', '4A/1']);
    for (const order_by of ['stand_side', 'type', 'customer_position', 'supplier_order', 'supplier_position', 'null'])
      expect(await placesOf({ order_by })).toHaveLength(8);
    for (const order_by of ['width', 'height', 'size', 'id; DROP TABLE glass_unit'])
      expect(
        (
          await production
            .api(listGlassUnits)
            .as(people.worker())
            .send({ query: { order_by } as never })
        ).problem?.code,
      ).toBe('invalid');
  });

  it('GLU-01a are searched by part of an order, position, stand, type or code, and say among how many', async () => {
    expect(await list({ filter: '0405' })).toMatchObject({ total: 3, everything: 8, last_page: 1 });
    expect((await list({ filter: '999001' })).data).toMatchObject([
      { customer_order: '26-0405', barcode: '26-0405.999001' },
    ]);
    expect((await list({ filter: 'sti-0394' })).total).toBe(3);
    expect(await list({ filter: '26-0499' })).toMatchObject({ data: [], total: 0, everything: 8, last_page: 1 });
    expect((await list({ filter: '%' })).total).toBe(0);
    expect((await list({ filter: 'null' })).total).toBe(8);
  });

  it('LOG-05a are seen by whose they are: a supplier its own, a manufacturer all that it ordered, another company none of them', async () => {
    expect(await placesOf({}, people.supplier())).toEqual(['1A/3', '2A/9', '2A/10', '2B/1', '10B/2', '–/2']);
    expect((await list({ filter: '26-0300' }, people.supplier())).total).toBe(0);
    expect(await placesOf({}, people.stranger())).toEqual(['1A/1']);
    expect(await placesOf({}, people.viewer())).toHaveLength(8);
    const another = { ...people.supplier(), home_company_id: 12 as RequestContext['company_id'] };
    expect(await placesOf({}, another)).toEqual(['3A/1']);
  });

  it('GLU-01 stand where the map says: what is on each side of each stand and has not been loaded', async () => {
    const stands = async (filter: string | null = null, who: RequestContext = people.worker()) =>
      (
        await production
          .api(listGlassStands)
          .as(who)
          .ok({ query: filter === null ? {} : { filter } })
      ).stands;
    expect(
      (await stands()).map(({ stand_number, stand_side, units }) => `${stand_number}${stand_side}: ${units}`),
    ).toEqual(['2A: 2', '2B: 1', '3A: 1', '4A: 1', '10B: 1']);
    expect((await stands())[0]).toMatchObject({ orders: ['26-0405'], area: 2.2, tallest: 1060 });
    expect(await stands('0394')).toMatchObject([{ stand_number: '2', stand_side: 'B', units: 1 }]);
    expect((await stands(null, people.supplier())).map(({ stand_number }) => stand_number)).toEqual(['2', '2', '10']);
    expect(await placesOf({ stand: '2' })).toEqual(['2A/9', '2A/10', '2B/1']);
    expect(await placesOf({ stand: '2', side: 'B' })).toEqual(['2B/1']);
    expect(await placesOf({ stand: '1' })).toEqual([]);
  });

  it('are found for a product by its id or label, of one company only', async () => {
    const ask = async (input: Partial<InputOf<typeof listGlassOfProducts>>, who: RequestContext = people.admin()) =>
      (await production.api(listGlassOfProducts).as(who).ok(input)).glass_units.map(
        ({ supplier_position }) => supplier_position,
      );
    expect(await ask({ product_ids: [77 as never] })).toEqual(['9']);
    expect(await ask({ barcodes: ['26-0405.999001'] })).toEqual(['10']);
    expect(await ask({})).toEqual([]);
  });
});
