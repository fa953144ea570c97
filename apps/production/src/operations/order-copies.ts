import { orderRecords, productRecords } from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';
import { linkGlass } from '../glass-units/glass-links.module';
import { cancelOperationsOfRemoved } from './use-cases/cancel-operations-of-removed';
import { endedOrReopened, endOperations } from './use-cases/end-operations';

/** What names an order on the lists of work centers, and what the production page shows of it. */
export const orderCopy = defineCopy({
  kind: orderRecords,
  table: 'order_copy',
  columns: ({
    number,
    customer,
    delivery_date,
    status,
    product_count,
    production_id,
    area,
    completion_date,
    ...record
  }) => ({
    ...{ number, customer, delivery_date, status, product_count, production_id, area, completion_date },
    ...{ product_type: record.product_type, wood_type: record.wood_type, paint_type: record.paint_type },
    ...{ element_count: record.element_count, spross_count: record.spross_count, manager: record.manager },
  }),
  onApplied: async (tx, { companyId, rows, bus }) => {
    await endOperations(tx, bus, companyId, { orders: endedOrReopened(rows).map(({ id }) => id), products: [] });
    const named = rows.filter(({ before, after }) => before?.number !== after.number);
    await linkGlass(tx, bus, companyId, { orders: named.map(({ after }) => after.id), products: [] });
  },
});

/** What names a product there. */
export const productCopy = defineCopy({
  kind: productRecords,
  table: 'product_copy',
  columns: ({ order_id, barcode, position, type, category, width, height, depth, weight, image, comment, status }) => ({
    ...{ order_id, barcode, position, type, category },
    ...{ width, height, depth, weight, image, comment, status },
  }),
  onApplied: async (tx, { companyId, rows, bus }) => {
    await cancelOperationsOfRemoved(
      tx,
      companyId,
      rows.filter(({ after }) => after.removed).map(({ after }) => after.id),
    );
    await endOperations(tx, bus, companyId, { orders: [], products: endedOrReopened(rows).map(({ id }) => id) });
    const changed = rows.filter(
      ({ before, after }) =>
        before === null ||
        before.position !== after.position ||
        before.barcode !== after.barcode ||
        before.removed !== after.removed,
    );
    await linkGlass(tx, bus, companyId, {
      orders: [...new Set(changed.map(({ after }) => after.order_id))],
      products: changed.filter(({ before }) => before !== null).map(({ after }) => after.id),
    });
  },
});
