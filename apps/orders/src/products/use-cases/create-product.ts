import { type InputOf, orderNumber, type Product, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { followProductsOfOrders } from '../../core/orders/follow-products-of-orders';
import { OrderRepository } from '../../core/orders/order.repository';
import { refuseProductChange } from '../../core/orders/order.policy';
import { movedBy } from '../../core/record-status-changes';
import { auditProduct } from '../../core/products/audit-product';
import { fittingsHash } from '../../core/products/fittings-hash';
import type { StoredProduct } from '../../core/products/product';
import { toProduct } from '../../core/products/product.mapper';
import { ProductRepository } from '../../core/products/product.repository';
import { recordProducts } from '../../core/products/record-products';
import { barcodePrefix, nextBarcodes } from '../../core/rules/barcode';
import { storeFittings } from '../../core/products/store-fittings';
import type { OrdersConfig } from '../../orders-config';
import { storePicture } from './store-picture';

/**
 * A product with a generated barcode, or several alike, at status 0, on no pallet; gives the first.
 * @throws AppError `not_found` (the order, what is copied), `order.being_removed`, `product.departed`,
 * `product.not_placed_yet` with a pallet
 */
export const createProduct = (
  { database, config }: ServiceTools<OrdersConfig>,
  call: CallInfo,
  fields: InputOf<typeof routes.createProduct>['body'],
): Promise<Committed<Product>> =>
  database.transaction(call, async (tx) => {
    if (typeof fields.palletId === 'number') throw new AppError('product.not_placed_yet');
    const { context } = call;
    const companyId = context.company_id;
    const orders = new OrderRepository(tx, companyId);
    const products = new ProductRepository(tx, companyId);
    const order = await orders.lockForChange(fields.order_id);
    refuseProductChange(context, order);
    const { position, width, height, depth, weight, area, category, quantity = 1, fitting_groups: fittings } = fields;
    const copied = fields.copy_of === undefined ? null : await products.find(fields.copy_of);
    if (fields.copy_of !== undefined && copied === null) throw new AppError('not_found');
    const prefix = barcodePrefix(orderNumber(order));
    const numbered = nextBarcodes(
      prefix,
      order.additional_products_count,
      quantity,
      await products.takenBarcodes([prefix]),
    );
    await orders.setProductCounters(new Map([[order.id, numbered.counter]]));
    await storeFittings(tx, companyId, [fittings ?? []]);
    const image =
      fields.picture === undefined
        ? (copied?.image ?? null)
        : await storePicture(tx, companyId, fields.picture, config.PICTURES_MB_PER_COMPANY);
    const rows = await products.insertMany(
      numbered.barcodes.map((barcode) => ({
        order_id: order.id,
        barcode,
        position,
        type: fields.type ?? null,
        category,
        width_mm: width,
        height_mm: height,
        depth_mm: depth,
        weight_kg: weight,
        area_m2: area,
        can_be_flipped: fields.can_be_flipped ?? category === 1,
        comment: fields.comment ?? null,
        part_of: fields.part_of ?? null,
        fittings: fittings === undefined && copied ? copied.fittings : fittingsHash(fittings ?? []),
        image,
      })),
    );
    const [first] = rows as [StoredProduct];
    await recordProducts(tx, companyId, rows);
    for (const row of rows) await auditProduct(tx, context, null, row);
    await followProductsOfOrders(tx, [order], movedBy(context));
    return toProduct(first, orderNumber(order));
  });
