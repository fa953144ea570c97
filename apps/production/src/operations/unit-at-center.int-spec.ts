import { getUnitAtCenter, orderChanged, orderStatus, productsChanged } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { FloorWorld } from '../testing/floor-world';
import { orderRecordOf, productRecordOf } from '../testing/records';

describe('a unit at a work center', () => {
  let floor: FloorWorld;
  beforeAll(async () => {
    floor = await FloorWorld.open();
  });
  afterAll(() => floor.close());

  const ask = (code: string, barcode: string, as = people.worker()) =>
    floor.production
      .api(getUnitAtCenter)
      .as(as)
      .send({ params: { id: floor.centers[code] as never, barcode } });
  const stateAt = async (code: string, barcode: string) => (await ask(code, barcode)).body?.state;
  const barcodeOf = (id: number, orderId: number): string => productRecordOf(id, orderId).barcode;

  it('WCP-02a tells why it is not in the queue, whatever has become of it', async () => {
    const { orderId, products } = await floor.prepared(2);
    const [first, second] = products as [number, number];
    const label = barcodeOf(first, orderId);
    expect(await stateAt('10', label)).toBe('ready');
    expect((await ask('50', label)).body).toMatchObject({
      product_id: first,
      state: 'awaits',
      awaits: ['10', '40'],
      at: null,
    });
    expect(await stateAt('80', label)).toBe('not_here');
    await floor.complete('10', [first]);
    expect((await ask('10', label)).body).toMatchObject({
      state: 'done',
      user_name: people.worker().user_name,
      at: expect.any(String),
    });
    await floor.production.receive(productsChanged, 1, {
      order_id: orderId as never,
      products: [productRecordOf(second, orderId, { removed: true, version: 9 })],
    });
    expect(await stateAt('10', barcodeOf(second, orderId))).toBe('removed');
    await floor.production.receive(orderChanged, 1, {
      order: orderRecordOf(orderId, { status: orderStatus.dispatched, version: 9 }),
    });
    expect(await stateAt('40', label)).toBe('departed');
    await floor.production.receive(orderChanged, 1, {
      order: orderRecordOf(orderId, { status: orderStatus.cancelled, version: 10 }),
    });
    expect(await stateAt('40', label)).toBe('cancelled');
  });

  it('is found by what a scanner makes of its code; unknown ones, and those of another company, are not', async () => {
    const { orderId, products } = await floor.prepared(1);
    const label = barcodeOf(products[0] as number, orderId);
    expect(await stateAt('10', `]C1${label}`)).toBe('ready');
    expect((await ask('10', 'no-such-label')).status).toBe(404);
    expect((await ask('10', label, people.stranger())).status).toBe(404);
  });
});
