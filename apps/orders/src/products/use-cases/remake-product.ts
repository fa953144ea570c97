import {
  type InputOf,
  orderNumber,
  type OutputOf,
  productStatus,
  type remakeProduct as contract,
} from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { DecisionRepository } from '../../core/changes/decision.repository';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordStatusChanges } from '../../core/record-status-changes';
import { auditProduct } from '../../core/products/audit-product';
import type { StoredProduct } from '../../core/products/product';
import { toProductRecord } from '../../core/products/product.mapper';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { barcodePrefix, nextBarcodes } from '../../core/rules/barcode';
import { statusOfProduct, withManualStatus } from '../../core/rules/product-facts';

type Answer = OutputOf<typeof contract>;

const refuse = (code: string): Answer => ({ outcome: 'refused', code });

/** A new unit like a scrapped one, or as was decided about that, which is cancelled: once for each remake. */
export const remakeProduct = (
  { database }: ServiceTools,
  { context: { company_id: companyId, session_id } }: CallInfo,
  { remake_id: remakeId, product_id: productId, user_id, user_name }: InputOf<typeof contract>,
): Promise<Committed<Answer>> =>
  database.transaction(null, async (tx) => {
    const products = new ProductRepository(tx, companyId);
    const orders = new OrderRepository(tx, companyId);
    const orderId = await products.orderOf(productId);
    const [order] = orderId === null ? [] : await orders.lockMany([orderId]);
    const old = await products.lock(productId);
    if (!order || !old || old.removing) return refuse('product.not_found');
    const known = await products.ofRemake(remakeId);
    if (known) return made(known, old);
    if (order.removing) return refuse('order.being_removed');
    if (old.remade_by !== null) return refuse('remake.already_there');
    if (old.status === productStatus.cancelled) return refuse('remake.cancelled');
    if (old.status >= productStatus.dispatched) return refuse('remake.departed');
    const prefix = barcodePrefix(orderNumber(order));
    const numbered = nextBarcodes(prefix, order.additional_products_count, 1, await products.takenBarcodes([prefix]));
    await orders.setProductCounters(new Map([[order.id, numbered.counter]]));
    const wanted = await new DecisionRepository(tx, companyId).wantedOf(remakeId);
    const copied = await products.insertRemake(old.id, numbered.barcodes[0] ?? '', remakeId);
    const fresh = wanted === null ? copied : await products.update(copied.id, undefined, wanted);
    const { manual_status, manual_production_version } = withManualStatus(old, productStatus.cancelled);
    const status = statusOfProduct({ ...old, manual_status, manual_production_version });
    const scrapped = await products.update(old.id, undefined, {
      manual_status,
      manual_production_version,
      status,
      remade_by: fresh.id,
    });
    const by = { userId: user_id, userName: user_name };
    await recordStatusChanges(tx, companyId, 'products', [{ rowId: old.id, before: old.status, after: status }], by);
    await recordProducts(tx, companyId, [scrapped, fresh]);
    const actor = { company_id: companyId, user_id, user_name, session_id };
    await auditProduct(tx, actor, null, fresh);
    await auditProduct(tx, actor, old, scrapped);
    await followProductsOfOrders(tx, [order], by);
    return made(fresh, scrapped);
  });

const made = (fresh: StoredProduct, scrapped: StoredProduct): Answer => ({
  outcome: 'made',
  product: toProductRecord(fresh),
  scrapped: toProductRecord(scrapped),
});
