import { isoWeek, type ImportError, type ImportResult, type OrderColumn } from '@mullion/contracts';
import type { ImportOrder } from './group-orders';

/** What of an order a file may change. */
export interface OrderHead {
  readonly production_id: string | null;
  readonly offer_id: string | null;
  readonly customer_id: number | null;
  readonly customer_name: string | null;
  readonly contact_id: number | null;
  readonly delivery_address_id: number | null;
  readonly address_line: string | null;
  readonly delivery_date: string | null;
  readonly week: string | null;
  readonly customer_order_number: string | null;
  readonly product_type: string | null;
  readonly wood_type: string | null;
  readonly paint_type: string | null;
  readonly element_count: number | null;
  readonly spross_count: number | null;
}
export type HeadSet = Partial<OrderHead>;

/** What an order takes over from a customer; one that is not there yet has no id. */
export interface OrderCustomer {
  readonly customer_id: number | null;
  readonly customer_name: string | null;
  readonly delivery_address_id: number | null;
  readonly address_line: string | null;
}

export interface ChosenForFile {
  /** Named by the rows, else chosen for the file. */
  readonly customer: OrderCustomer | null;
  /** An address is named by the rows or chosen: without one that of the order stays. */
  readonly namesAddress: boolean;
  readonly deliveryDate: string | undefined;
  /** The contact that the rows name, of this customer; null: he has none of that name. Absent: they name none. */
  readonly contactOf?: ((customerId: number | null) => number | null) | undefined;
}

/** The columns of an order that a file names beside its customer. */
export const columnsOfFile = (file: ImportOrder, deliveryDate: string | undefined): HeadSet => {
  const date = file.delivery_date ?? deliveryDate ?? null;
  const named: HeadSet = {
    ...(date === null ? {} : { delivery_date: date, week: isoWeek(date) }),
    ...(file.offer === null ? {} : { offer_id: file.offer }),
    ...(file.customer_order_number === null ? {} : { customer_order_number: file.customer_order_number }),
    ...(file.product_type === null ? {} : { product_type: file.product_type }),
    ...(file.wood_type === null ? {} : { wood_type: file.wood_type }),
    ...(file.paint_type === null ? {} : { paint_type: file.paint_type }),
    ...(file.element_count === null ? {} : { element_count: file.element_count }),
    ...(file.spross_count === null ? {} : { spross_count: file.spross_count }),
  };
  return named;
};

const isOther = (stored: OrderHead, customer: OrderCustomer): boolean =>
  customer.customer_id === null || customer.customer_id !== stored.customer_id;

/** What a file changes of a known order itself; another customer takes the old one's contact and address off. */
export const changedHead = (file: ImportOrder, stored: OrderHead, chosen: ChosenForFile): HeadSet => {
  const { customer, namesAddress, deliveryDate, contactOf } = chosen;
  const { delivery_address_id, address_line } = customer ?? {};
  const ofCustomer =
    customer === null
      ? {}
      : isOther(stored, customer)
        ? { ...customer, contact_id: null }
        : namesAddress
          ? { delivery_address_id, address_line }
          : {};
  const contact = contactOf?.(customer?.customer_id ?? stored.customer_id) ?? null;
  const set = {
    ...ofCustomer,
    ...(contact === null ? {} : { contact_id: contact }),
    ...columnsOfFile(file, deliveryDate),
  };
  return Object.fromEntries(Object.entries(set).filter(([name, value]) => value !== stored[name as keyof OrderHead]));
};

/**
 * Why a file may not change them.
 * @param mayChoose the customer of an order is changed by whoever may choose it by hand
 */
export const refusedHead = (
  file: ImportOrder,
  stored: OrderHead,
  { customer }: ChosenForFile,
  mayChoose: boolean,
): readonly ImportError[] => {
  const rowOf = (column: 'customer' | 'offer'): number =>
    file.rows.find((row) => row[column] !== null)?.row ?? file.firstRow;
  const errors: ImportError[] = [];
  if (customer !== null && isOther(stored, customer)) {
    const params = { value: customer.customer_name ?? '', current: stored.customer_name ?? '–' };
    if (!mayChoose) errors.push({ row: rowOf('customer'), column: 'customer', code: 'import.other_customer', params });
    else if (stored.address_line !== null && customer.address_line === null)
      errors.push({
        row: rowOf('customer'),
        column: 'address',
        code: 'import.address_dropped',
        params: { value: stored.address_line },
      });
  }
  if (file.offer !== null && stored.production_id === null && file.offer !== stored.offer_id)
    errors.push({
      row: rowOf('offer'),
      column: 'offer',
      code: 'import.offer_is_number',
      params: { value: stored.offer_id ?? '' },
    });
  return errors;
};

const columnOf: Readonly<Partial<Record<keyof HeadSet, OrderColumn>>> = {
  customer_id: 'customer',
  customer_name: 'customer',
  contact_id: 'contact',
  delivery_address_id: 'address',
  address_line: 'address',
  delivery_date: 'delivery_date',
  offer_id: 'offer',
  customer_order_number: 'customer_order_number',
  product_type: 'product_type',
  wood_type: 'wood_type',
  paint_type: 'paint_type',
  element_count: 'element_count',
  spross_count: 'spross_count',
};
/** What changes, as the file's columns are called. */
export const changedColumns = (set: HeadSet): ImportResult['orders'][number]['order_columns'] => [
  ...new Set(Object.keys(set).flatMap((name) => columnOf[name as keyof HeadSet] ?? [])),
];
