import { type InputOf, type Order, orderNumber, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import { auditOrder } from '../../core/orders/audit-order';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { toOrder } from '../../core/orders/order.mapper';
import { refuseProductChange } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrder } from '../../core/orders/record-order';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { movedBy } from '../../core/record-status-changes';
import { barcodePrefix, nextBarcodes } from '../../core/rules/barcode';
import { productsOfCopy } from '../rules/copied-products';
import { editedColumns, refuseLetters } from './order-columns';

/**
 * A new order that is a copy of another, with its customer: who copies chooses no other.
 * @throws AppError `not_found`, `order.being_removed`, `order.number_required`, `order.number_letters`,
 * `order.number_taken`, `no_right_to_edit_product` with products
 */
export const copyOrder = (
  { database }: ServiceTools,
  call: CallInfo,
  { params, body: { products: which, ...fields } }: InputOf<typeof routes.copyOrder>,
): Promise<Committed<Order>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const companyId = context.company_id;
    const orders = new OrderRepository(tx, companyId);
    const products = new ProductRepository(tx, companyId);
    const from = await orders.lockForChange(params.id);
    const set = editedColumns(fields);
    if (!set.production_id && !set.offer_id) throw new AppError('order.number_required');
    const number = orderNumber(set);
    refuseLetters(number);
    const made = productsOfCopy(await products.ofOrders([from.id]), which);
    if (made.length > 0) refuseProductChange(context, { status: 0, pal_status: 0 });
    const { customer_id, contact_id, delivery_address_id } = from;
    const facts = await customerFacts(tx, companyId, { customer_id, contact_id, delivery_address_id });
    const prefix = barcodePrefix(number);
    const numbered = nextBarcodes(prefix, 0, made.length, await products.takenBarcodes([prefix]));
    const row = await orders.create({
      ...set,
      ...facts,
      ...{ customer_id, contact_id, user_id: context.user_id, additional_products_count: numbered.counter },
      manager_email: from.manager_email,
      product_type: from.product_type,
      wood_type: from.wood_type,
      paint_type: from.paint_type,
      element_count: from.element_count,
      spross_count: from.spross_count,
    });
    await recordOrder(tx, row);
    await auditOrder(tx, context, null, row);
    const written = await products.insertMany(
      made.map((product, at) => ({ ...product, order_id: row.id, barcode: numbered.barcodes[at] ?? '' })),
    );
    await recordProducts(tx, companyId, written);
    const followed = await followProductsOfOrders(tx, [row], movedBy(context));
    return toOrder(followed.get(row.id) ?? row, context);
  });
