import { type InputOf, orderNumber, type Product, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { followProductsOfOrders, OrderRepository, refuseProductChange } from '../../orders/order-rows.module';
import { movedBy } from '../../record-status-changes';
import { auditProduct } from '../audit-product';
import { fittingsHash } from '../fittings-hash';
import type { StoredProduct } from '../product';
import { toProduct } from '../product.mapper';
import { ProductRepository } from '../product.repository';
import { recordProducts } from '../record-products';
import { barcodePrefix, nextBarcodes } from '../rules/barcode';
import { storeFittings } from './store-fittings';
import { storePicture } from './store-picture';

/** A product with a generated barcode, at status 0, on no pallet. @throws AppError `not_found` (the order), `order.being_removed`, `product.departed`, `invalid` with a pallet */
export const createProduct = (
  { database }: ServiceTools,
  call: CallInfo,
  fields: InputOf<typeof routes.createProduct>['body'],
): Promise<Committed<Product>> =>
  database.transaction(call, async (tx) => {
    if (typeof fields.palletId === 'number')
      throw new AppError('invalid', {}, { errors: [{ path: 'body.palletId', code: 'not_placed_yet' }] });
    const { context } = call;
    const companyId = context.company_id;
    const orders = new OrderRepository(tx, companyId);
    const products = new ProductRepository(tx, companyId);
    const order = await orders.lockForChange(fields.order_id);
    refuseProductChange(context, order);
    const prefix = barcodePrefix(orderNumber(order));
    const numbered = nextBarcodes(prefix, order.additional_products_count, 1, await products.takenBarcodes([prefix]));
    await orders.setProductCounter(order.id, numbered.counter);
    const { position, width, height, depth, weight, area, category, fitting_groups: fittings = [] } = fields;
    await storeFittings(tx, companyId, [fittings]);
    const [row] = await products.insertMany([
      {
        order_id: order.id,
        barcode: numbered.barcodes[0] ?? '',
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
        fittings: fittingsHash(fittings),
        image: await storePicture(tx, companyId, fields.picture ?? null),
      },
    ]);
    await recordProducts(tx, companyId, [row as StoredProduct]);
    await auditProduct(tx, context, null, row as StoredProduct);
    await followProductsOfOrders(tx, [order], movedBy(context));
    return toProduct(row as StoredProduct, orderNumber(order));
  });
