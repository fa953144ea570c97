import type { OrderRecord, ProductRecord } from '@mullion/contracts';

/** An order of company 1 in preparation, as orders publishes it. */
export const orderRecordOf = (id: number, over: object = {}): OrderRecord =>
  ({
    id,
    company_id: 1,
    number: `26-${String(id).padStart(4, '0')}`,
    customer_id: null,
    customer: 'UAB Šviesa',
    contact_id: null,
    delivery_address: null,
    address: null,
    delivery_date: '2026-11-27',
    week: null,
    status: 4,
    pal_status: 0,
    product_count: 2,
    version: 1,
    removed: false,
    ...over,
  }) as OrderRecord;

/** A window of an order of company 1 in preparation, 1 × 2 m. */
export const productRecordOf = (id: number, order_id: number, over: object = {}): ProductRecord =>
  ({
    id,
    order_id,
    company_id: 1,
    barcode: `B${id}`,
    position: '1',
    type: 'Langas',
    category: 1,
    width: 1000,
    height: 2000,
    depth: 82,
    weight: 40,
    can_be_flipped: false,
    part_of: null,
    comment: null,
    image: null,
    status: 4,
    version: 1,
    removed: false,
    ...over,
  }) as ProductRecord;
