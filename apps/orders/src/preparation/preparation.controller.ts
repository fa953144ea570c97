import { getOrdersToPrepare, type InputOf, type OutputOf } from '@mullion/contracts';
import { type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CustomersQueries } from '../customers/customers.queries';
import { OrdersQueries } from '../orders/orders.queries';
import { ProductsQueries } from '../products/products.queries';

/** What the preparation of orders works from. */
@Controller()
export class PreparationController {
  constructor(private readonly database: Database) {}

  @Handle(getOrdersToPrepare)
  async orders(
    { order_ids: ids }: InputOf<typeof getOrdersToPrepare>,
    { context }: CallInfo,
  ): Promise<OutputOf<typeof getOrdersToPrepare>> {
    const { company_id } = context;
    const [orders, products] = await Promise.all([
      new OrdersQueries(this.database, company_id).byIds(ids, context),
      new ProductsQueries(this.database, company_id).ofOrders(ids),
    ]);
    const types = await new CustomersQueries(this.database, company_id).packingTypes(orders.flatMap((order) => order.customer_id ?? []));
    return orders.map((order) => ({
      order,
      packing_type: (order.customer_id && types.get(order.customer_id)) || null,
      products: products.filter((product) => product.order_id === order.id),
    }));
  }
}
