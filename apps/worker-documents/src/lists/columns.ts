import type { Address, Customer, ExportedList, Language, ListedUser, Order, Pallet, Truck } from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';
import type { Cell, CellColumn } from './cell';

/** Status names of the list's table, by number. */
export type StatusNames = ReadonlyMap<number, string>;
export interface ListRows {
  readonly orders: Order;
  readonly customers: Customer;
  readonly users: ListedUser;
  readonly pallets: Pallet;
  readonly trucks: Truck;
}
export type ListRow = ListRows[keyof ListRows];
type Cells<List extends ExportedList> = Readonly<Record<string, (row: ListRows[List]) => Cell>>;

const addressLine = (address: Address | null): string =>
  address
    ? [address.street, [address.post_code, address.city].filter(Boolean).join(' '), address.country]
        .filter(Boolean)
        .join(', ')
    : '';
const nameOf = (names: StatusNames, status: number): string => names.get(status) ?? String(status);

const palStatusKeys = ['0', '1', '2', '3'] as const;
/** The truck is shown once it is planned. */
const SHOWN_FROM_TRUCK_STATUS = 1;

const orders = async (language: Language, names: StatusNames) => {
  const texts = await loadTexts(language, 'orders');
  const cells: Cells<'orders'> = {
    production_id: (order) => order.production_id,
    offer_id: (order) => order.offer_id,
    customer: (order) => order.customer,
    delivery_date: (order) => order.delivery_date,
    week: (order) => order.week,
    address: (order) => order.address,
    count: (order) => order.count,
    area: (order) => order.area,
    status: (order) => nameOf(names, order.status),
    pal_status: (order) => texts.palStatus[palStatusKeys[order.pal_status] ?? '0'],
    customer_order_number: (order) => order.customer_order_number,
    completion_date: (order) => order.completion_date,
    manager_email: (order) => order.manager_email,
  };
  return { title: texts.title, heads: texts.column as Readonly<Record<string, string>>, cells };
};

const customers = async (language: Language) => {
  const texts = await loadTexts(language, 'customers');
  const cells: Cells<'customers'> = {
    name: (customer) => customer.name,
    code: (customer) => customer.code,
    vat_number: (customer) => customer.vat_number,
    mobile: (customer) => customer.mobile,
    phone: (customer) => customer.phone,
    email: (customer) => customer.email,
    main_address: (customer) => addressLine(customer.main_address),
    default_delivery_address: (customer) => addressLine(customer.default_delivery_address),
    pref_packing_type: (customer) => customer.pref_packing_type?.description ?? null,
    pricing: (customer) => customer.pricing,
    default_discount: (customer) => customer.default_discount,
  };
  return { title: texts.title, heads: texts.column as Readonly<Record<string, string>>, cells };
};

const users = async (language: Language) => {
  const [texts, common] = [await loadTexts(language, 'users'), await loadTexts(language, 'common')];
  const cells: Cells<'users'> = {
    name: (user) => user.name,
    email: (user) => user.email,
    type: (user) => common.userType[`${user.type}`],
  };
  return { title: texts.list.title, heads: texts.list.column as Readonly<Record<string, string>>, cells };
};

const pallets = async (language: Language, names: StatusNames) => {
  const { list } = await loadTexts(language, 'pallet');
  const cells: Cells<'pallets'> = {
    number: (pallet) => pallet.shown_number,
    customer: (pallet) => pallet.customer_name,
    order_number: (pallet) => pallet.order_number,
    truck: (pallet) => ((pallet.truck_status ?? 0) >= SHOWN_FROM_TRUCK_STATUS ? pallet.description : null),
    length: (pallet) => `${pallet.length} × ${pallet.width}`,
    products_count: (pallet) => pallet.products_count,
    comment: (pallet) => pallet.comment,
    status: (pallet) => nameOf(names, pallet.status),
  };
  const heads: Readonly<Record<string, string>> = {
    number: list.number,
    customer: list.customer,
    order_number: list.orders,
    truck: list.truck,
    length: list.size,
    products_count: list.products,
    comment: list.comment,
    status: list.status,
  };
  return { title: list.title, heads, cells };
};

const trucks = async (language: Language, names: StatusNames) => {
  const { list } = await loadTexts(language, 'trucks');
  const cells: Cells<'trucks'> = {
    description: (truck) => truck.description,
    orders: (truck) => truck.orders,
    customers: (truck) => truck.customers,
    delivery_date: (truck) => truck.delivery_date,
    vehicle: (truck) => truck.vehicle?.trailer_number_plate || truck.vehicle?.number_plate || null,
    pallets_count: (truck) => truck.pallets_count,
    products_count: (truck) => truck.products_count,
    status: (truck) => nameOf(names, truck.status),
  };
  const heads = { ...list.column, pallets_count: list.column.pallets, products_count: list.column.products };
  return { title: list.title, heads: heads as Readonly<Record<string, string>>, cells };
};

const decimals: Readonly<Record<string, number>> = { area: 2, default_discount: 1 };
const sources = { orders, customers, users, pallets, trucks };

/** Title of a list and its columns as asked for, in a language: the words of the screen. */
export const listColumns = async (
  list: ExportedList,
  keys: readonly string[],
  language: Language,
  names: StatusNames,
): Promise<{ readonly title: string; readonly columns: readonly CellColumn<ListRow>[] }> => {
  const { title, heads, cells } = await sources[list](language, names);
  // rows and columns are asked for by the same list
  const cellOf = cells as Readonly<Record<string, (row: ListRow) => Cell>>;
  const columns = keys.map((key) => ({
    key,
    head: heads[key] ?? key,
    decimals: decimals[key] ?? 0,
    cell: cellOf[key] ?? (() => null),
  }));
  return { title, columns };
};
