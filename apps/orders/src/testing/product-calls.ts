import { createProduct, updateProduct, type Product } from '@mullion/contracts';
import type { TestService } from '@mullion/server-testing';
import { newOrder, orderEditor } from './start-orders';

/** Who edits orders of another company. */
export const stranger = () => orderEditor({ company_id: 2 as never });
export const sizes = { position: 'A1', width: 1000, height: 1200, depth: 82, weight: 40.6, area: 1.2 };

/** What is asked of products, by who edits orders unless somebody else is named. */
export const productCalls = (orders: () => TestService) => {
  const add = (orderId: number, fields: object = {}): Promise<Product> =>
    orders()
      .api(createProduct)
      .as(orderEditor())
      .ok({ body: { order_id: orderId, ...sizes, ...fields } });
  return {
    add,
    /** A product in an order of its own. */
    newProduct: async (fields: object = {}): Promise<Product> => add((await newOrder(orders())).id, fields),
    edit: (id: number, body: object, as = orderEditor()) =>
      orders().api(updateProduct).as(as).send({ params: { id }, body }),
  };
};
