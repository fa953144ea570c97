import { orderNumber, type Product, type RequestContext } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { keepImage } from '../../images/images.module';
import { refuseProductChange } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import { auditProduct } from '../../core/products/audit-product';
import { toProduct } from '../../core/products/product.mapper';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { type DecidedProduct, writeProducts } from '../../core/products/write-products';

/** A picture and the products that have it from now on. */
export interface PictureOfProducts {
  readonly svg: string;
  readonly productIds: readonly number[];
}

/**
 * Gives products their pictures; those that have theirs already stay as they are.
 * @throws AppError `not_found`, `order.being_removed`, `no_right_to_edit_product`, `product.departed`,
 * `picture.company_full`
 */
export const writePictures = async (
  tx: Tx,
  context: RequestContext,
  pictures: readonly PictureOfProducts[],
  mostMb: number,
): Promise<Product[]> => {
  const companyId = context.company_id;
  const products = new ProductRepository(tx, companyId);
  const ids = pictures.flatMap(({ productIds }) => productIds);
  const orderIds = [...new Set((await products.ordersOf(ids)).values())];
  const orders = new Map(
    (await new OrderRepository(tx, companyId).lockMany(orderIds)).map((order) => [order.id, order]),
  );
  const leaving = [...orders.values()].find((order) => order.removing);
  if (leaving) throw new AppError('order.being_removed', { id: leaving.id });
  const known = new Map((await products.lockMany(ids)).map((row) => [row.id, row]));
  const decided: DecidedProduct[] = [];
  for (const { svg, productIds } of pictures) {
    const image = await keepImage(tx, companyId, svg, mostMb);
    for (const id of productIds) {
      const before = known.get(id);
      const order = before && orders.get(before.order_id);
      if (!order || before.removing) throw new AppError('not_found', { ids: [id] });
      refuseProductChange(context, order, before.status);
      if (before.image === image) continue;
      decided.push({ before, set: { image } });
      known.set(id, { ...before, image, version: before.version + 1 });
    }
  }
  const written = await writeProducts(products, decided);
  for (const [at, row] of written.entries()) {
    known.set(row.id, row);
    await auditProduct(tx, context, (decided[at] as DecidedProduct).before, row);
  }
  await recordProducts(tx, companyId, written);
  return ids.flatMap((id) => {
    const row = known.get(id);
    const order = row && orders.get(row.order_id);
    return row && order ? [toProduct(row, orderNumber(order))] : [];
  });
};
