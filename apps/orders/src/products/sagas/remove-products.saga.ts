import { freePlacements, type ProductRecord } from '@mullion/contracts';
import { type Next, Saga, type SagaHelpers, type SagaRow, type SagaSteps, ServiceTools } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { OrderRepository } from '../../core/orders/order.repository';
import { auditProduct } from '../../core/products/audit-product';
import { ProductRepository } from '../../core/products/product.repository';
import { recordRemovedProducts } from '../../core/products/record-products';
import { type RemoveProductsData, removeProductsSaga } from '../../core/products/remove-products.data';

/** Deletes products of an order once they have left their pallets; a refusal takes the mark off again. */
@Saga(removeProductsSaga)
@Injectable()
export class RemoveProductsSaga implements SagaSteps<RemoveProductsData> {
  constructor(private readonly tools: ServiceTools) {}

  async step(
    { data, company_id: companyId }: SagaRow<RemoveProductsData>,
    { context, requestId, commit }: SagaHelpers<RemoveProductsData>,
  ): Promise<Next<RemoveProductsData>> {
    const answer = await this.tools.rpc.ask(
      freePlacements,
      {
        order_id: data.order_id as ProductRecord['order_id'],
        product_ids: [...data.product_ids] as ProductRecord['id'][],
      },
      { context, requestId },
    );
    return commit(async (tx) => {
      const by = { userId: data.by.user_id, userName: data.by.user_name };
      const orders = await new OrderRepository(tx, companyId).lockMany([data.order_id]);
      const products = new ProductRepository(tx, companyId);
      if (answer.outcome === 'refused') {
        await products.markRemoving(data.product_ids, false);
        await followProductsOfOrders(tx, orders, by);
        return { done: true, data: { ...data, refused: answer.code } };
      }
      const removed = await products.deleteMany(data.product_ids);
      await recordRemovedProducts(tx, companyId, removed);
      for (const row of removed) await auditProduct(tx, data.by, row, null);
      await followProductsOfOrders(tx, orders, by);
      return { done: true };
    });
  }
}
