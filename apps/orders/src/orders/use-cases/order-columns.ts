import {
  barcodeStart,
  type InputOf,
  isoWeek,
  judgeStatusChange,
  lettersBeyondBars,
  type RequestContext,
  type routes,
  type StatusRight,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import type { Source } from '../../core/rows-of';
import type { StoredOrder } from '../../core/orders/order';
import type { OrderSet } from '../../core/orders/order.repository';
import { planDispatch } from '../rules/plan-dispatch';
import { statusByHand } from './status-by-hand';

const emptyToNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

/** The columns of an edit; absent fields stay undefined. */
export const editedColumns = (fields: InputOf<typeof routes.createOrder>['body']): OrderSet => {
  const date = fields.delivery_date;
  return {
    offer_id: emptyToNull(fields.offer_id),
    production_id: emptyToNull(fields.production_id),
    delivery_date: date,
    week: date === undefined ? undefined : date === null ? null : isoWeek(date),
    customer_id: fields.customer_id,
    contact_id: fields.contact_id,
    delivery_address_id: fields.delivery_address,
    customer_order_number: emptyToNull(fields.customer_order_number),
    manager_email: emptyToNull(fields.manager_email),
    product_type: emptyToNull(fields.product_type),
    wood_type: emptyToNull(fields.wood_type),
    paint_type: emptyToNull(fields.paint_type),
    element_count: fields.element_count,
    spross_count: fields.spross_count,
  } as OrderSet;
};

/**
 * A number whose letters the barcodes of its products could not hold: no label could be scanned.
 * @throws AppError `order.number_letters`
 */
export const refuseLetters = (number: string): void => {
  const letters = lettersBeyondBars(barcodeStart(number));
  if (letters.length > 0) throw new AppError('order.number_letters', { number, letters: letters.join(' ') });
};

/** Those of these columns that differ from the row. */
export const changedOf = (before: StoredOrder, set: OrderSet): OrderSet =>
  Object.fromEntries(
    Object.entries(set).filter(([name, value]) => value !== undefined && value !== before[name as keyof StoredOrder]),
  );

/** Another customer takes the old one's contact and address off, unless new ones are given. */
export const customerColumns = async (source: Source, before: StoredOrder, set: OrderSet): Promise<OrderSet> => {
  const moved = 'customer_id' in set;
  if (!moved && !('contact_id' in set) && !('delivery_address_id' in set)) return {};
  const contact = moved ? (set.contact_id ?? null) : ({ ...before, ...set }.contact_id ?? null);
  const facts = await customerFacts(source, before.company_id, {
    customer_id: { ...before, ...set }.customer_id,
    contact_id: contact,
    delivery_address_id: moved ? set.delivery_address_id : { ...before, ...set }.delivery_address_id,
  });
  return { ...facts, contact_id: contact };
};

/** The columns of a status that a person sets. @throws AppError `status.*` when the matrix or the facts forbid it */
export const statusColumns = (
  before: StoredOrder,
  after: number | undefined,
  context: RequestContext,
  rights: readonly StatusRight[],
): OrderSet => {
  if (after === undefined) return {};
  const verdict = judgeStatusChange({ table: 'orders', before: before.status, after }, context, rights);
  if (verdict === 'same') return {};
  if (verdict !== 'allowed') throw new AppError(verdict, { id: before.id, before: before.status, after });
  return statusByHand(before, after);
};

/** @param path the field of the request. @throws AppError `already_confirmed`, `invalid` */
export const planColumns = (before: StoredOrder, wanted: number | undefined, path: string): OrderSet => {
  if (wanted === undefined) return {};
  const decided = planDispatch(before.pal_status, wanted);
  if ('next' in decided) return decided.next === before.pal_status ? {} : { pal_status: decided.next };
  if (decided.refusal === 'already_confirmed') throw new AppError('already_confirmed', { id: before.id });
  throw new AppError('invalid', {}, { errors: [{ path, code: 'pal_status_by_hand' }] });
};
