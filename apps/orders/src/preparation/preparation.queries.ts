import type { getOrdersToPrepare, OutputOf, RequestContext } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { packingTypesOf } from '../customers/customers.queries';
import { ordersByIds } from '../orders/orders.queries';
import { productsOfOrders } from '../products/products.queries';

/** Orders with their products and preferred packing type, for the preparation file. */
export const ordersToPrepare = async (
  database: Database,
  context: RequestContext,
  ids: readonly number[],
): Promise<OutputOf<typeof getOrdersToPrepare>> => {
  const { company_id: companyId } = context;
  const [orders, products] = await Promise.all([
    ordersByIds(database, context, ids),
    productsOfOrders(database, companyId, ids),
  ]);
  const types = await packingTypesOf(
    database,
    companyId,
    orders.flatMap((order) => order.customer_id ?? []),
  );
  return orders.map((order) => ({
    order,
    packing_type: (order.customer_id && types.get(order.customer_id)) || null,
    products: products.filter((product) => product.order_id === order.id),
  }));
};
