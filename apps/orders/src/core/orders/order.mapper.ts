import {
  orderNumber,
  type Order,
  type OrderRecord,
  type RequestContext,
  statusBeforeLoading,
} from '@mullion/contracts';
import type { StoredOrder } from './order';
import { orderCan } from './order.policy';
import { statusFactsOf } from '../rules/follow-products';

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** An order as a person sees it. */
export const toOrder = (row: StoredOrder, person: Pick<RequestContext, 'type' | 'rights'>): Order =>
  ({
    id: row.id,
    offer_id: row.offer_id,
    production_id: row.production_id,
    customer_id: row.customer_id,
    customer: row.customer_name,
    delivery_date: row.delivery_date,
    delivery_address: row.delivery_address_id,
    address: row.address_line,
    contact_id: row.contact_id,
    customer_order_number: row.customer_order_number,
    manager_email: row.manager_email,
    status: row.status,
    pal_status: row.pal_status,
    user_id: row.user_id,
    truck_id: row.truck_id,
    serial_number: row.serial_number,
    area: round2(row.area_m2),
    count: row.product_count,
    checked: row.checked,
    completion_date: row.completion_date,
    additional_products_count: row.additional_products_count,
    week: row.week,
    product_type: row.product_type,
    wood_type: row.wood_type,
    paint_type: row.paint_type,
    element_count: row.element_count,
    spross_count: row.spross_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: orderCan(person, row),
  }) as Order;

/** An order as other services keep it; that it is loaded is packing's fact. */
export const toOrderRecord = (row: StoredOrder, removed = false): OrderRecord =>
  ({
    id: row.id,
    company_id: row.company_id,
    number: orderNumber(row),
    customer_id: row.customer_id,
    customer: row.customer_name,
    contact_id: row.contact_id,
    delivery_address: row.delivery_address_id,
    address: row.address_line,
    delivery_date: row.delivery_date,
    week: row.week,
    status: statusBeforeLoading(statusFactsOf(row)),
    pal_status: row.pal_status,
    product_count: row.product_count,
    production_id: row.production_id,
    area: round2(row.area_m2),
    completion_date: row.completion_date,
    product_type: row.product_type,
    wood_type: row.wood_type,
    paint_type: row.paint_type,
    element_count: row.element_count,
    spross_count: row.spross_count,
    manager: row.manager_email,
    version: row.record_version,
    removed,
  }) as OrderRecord;

/** Whether copies of other services change with this. */
export const isOtherRecord = (before: StoredOrder, after: StoredOrder): boolean => {
  const [old, now] = [toOrderRecord(before), toOrderRecord(after)];
  return (Object.keys(now) as (keyof OrderRecord)[]).some((name) => old[name] !== now[name]);
};
