import { head, ImportWorld } from '../testing/import-world';
import { ProductRepository } from '../core/products/product.repository';
import { barcodePrefix } from '../core/rules/barcode';

let test: ImportWorld;
beforeAll(async () => {
  test = await ImportWorld.open();
});
afterAll(() => test.close());

it('barcodes of many orders are looked up by the index, also of a company that the planner has no statistics of', async () => {
  const numbers = Array.from({ length: 500 }, (_order, at) => `T-${at}`);
  await test.upload([head, ...numbers.map((number) => `A,w,1,1000,1200,82,40,,1,${number},,,`)].join('\n'));
  const prefixes = numbers.map(barcodePrefix);
  const { data: plan } = await test.orders.database.transaction(null, async (tx) => {
    const statements = jest.spyOn(tx, 'query');
    const taken = await new ProductRepository(tx, test.company).takenBarcodes(prefixes);
    expect(taken.size).toBe(500);
    const [sql, params] = statements.mock.calls.find(([text]) => text.includes('products')) ?? [''];
    const lines = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toContain('Join Filter');
  expect(plan).toMatch(/Index Cond: .*barcode.* >= wanted\.prefix/);
});
