import { getImages, getOrder, getProductImage } from '@mullion/contracts';
import { person, type TestService, type TestWorld } from '@mullion/server-testing';
import { editor, givenProduct, startOrders } from '../testing/start-orders';
import { storeImage } from './use-cases/store-image';

let orders: TestService;
let world: TestWorld;
beforeAll(async () => {
  ({ world, orders } = await startOrders());
});
afterAll(() => world.close());

describe('pictures', () => {
  it('PRD-03a are stored once by their content and given to their company', async () => {
    const product = await givenProduct(orders);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>';
    const { data: hash } = await orders.database.transaction(null, async (tx) => {
      const first = await storeImage(tx, 1, svg);
      expect(await storeImage(tx, 1, `<!-- again -->${svg}`)).toBe(first);
      const refused = { code: 'product.picture_refused', params: { what: '<script>' } };
      await expect(storeImage(tx, 1, '<svg><script>1</script></svg>')).rejects.toMatchObject(refused);
      await tx.query('UPDATE products SET image = $2 WHERE id = $1', [product.id, first]);
      return first;
    });
    expect(
      await orders
        .api(getProductImage)
        .as(editor)
        .ok({ params: { id: product.id } }),
    ).toEqual({ image: svg, hash });
    const order = await orders
      .api(getOrder)
      .as(editor)
      .ok({ params: { id: product.order_id }, query: { with_product_images: 'true' } });
    expect(order.images).toEqual({ [hash]: svg });
    expect(
      await orders
        .api(getImages)
        .as(editor)
        .ok({ hashes: [hash, 'none'] }),
    ).toEqual({ [hash]: svg });
    expect(
      await orders
        .api(getImages)
        .as(person({ company_id: 2 as never }))
        .ok({ hashes: [hash] }),
    ).toEqual({});
  });
});
