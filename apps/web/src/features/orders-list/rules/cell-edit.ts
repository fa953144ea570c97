import { orderLengths, type Order, type OrderFields } from '@mullion/contracts';
import { isIsoDate } from '@mullion/i18n';

/** Columns of the list that are edited in their cells. */
export type EditedField = 'delivery_date' | 'customer_order_number';

/** What stands in the field at first. */
export const textOfCell = (order: Pick<Order, EditedField>, field: EditedField): string => order[field] ?? '';

/** Why this text cannot be written; null: it can. */
export const faultOf = (field: EditedField, typed: string): 'date' | 'long' | null => {
  const text = typed.trim();
  if (field === 'delivery_date') return text === '' || isIsoDate(text) ? null : 'date';
  return text.length > orderLengths.customerNumber ? 'long' : null;
};

/** What the text makes of the order; null: nothing, it is as it was. */
export const editOf = (
  order: Pick<Order, EditedField>,
  field: EditedField,
  typed: string,
): Pick<OrderFields, EditedField> | null => {
  const text = typed.trim();
  return text === textOfCell(order, field) ? null : { [field]: text === '' ? null : text };
};
