import { folded, readingsOf, type Found, type FoundProduct } from '@mullion/contracts';
import { paths } from '../../../entities/pages/paths';
import type { Thing, RecentKind } from '../../../entities/recent/recent';

/** Groups in the order in which they are shown. */
export const paletteGroups = [
  'recent',
  'pallets',
  'trucks',
  'products',
  'orders',
  'customers',
  'actions',
  'pages',
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

export interface PaletteItem {
  readonly key: string;
  readonly group: PaletteGroup;
  readonly kind: RecentKind | 'action' | 'page';
  readonly title: string;
  readonly note: string;
  /** Its page without the language. */
  readonly path: string;
  /** The text is its whole number or barcode: what a scan opens. */
  readonly isExact: boolean;
  /** Of things that have one. */
  readonly status?: number;
  /** Of a product. */
  readonly product?: Pick<FoundProduct, 'category' | 'width' | 'height' | 'image'>;
  /** Where else one may want to go with it. */
  readonly more?: readonly PaletteWay[];
}

/** Another page of a thing. */
export interface PaletteWay {
  readonly key:
    | 'products'
    | 'progress'
    | 'plan'
    | 'set'
    | 'pallet'
    | 'palletInfo'
    | 'pickList'
    | 'whereIsIt'
    | 'onTruck'
    | 'truck'
    | 'loadTruck'
    | 'orders';
  readonly path: string;
}

/** A page or an action of this person, named in their language. */
export interface Named {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly path: string;
}

const parts = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' · ');
const numberKey = (text: string): string => text.toLowerCase().replace(/[ ./-]/g, '');
/** What the owners have found, each with its page and where else one may go; in the order of the groups. */
export const foundItems = (found: Found, text: string): readonly PaletteItem[] => {
  const key = numberKey(text);
  const codes = new Set(readingsOf(text.trim()));
  const is = (number: string): boolean => numberKey(number) === key;
  return [
    ...(found.pallets ?? []).map((pallet): PaletteItem => ({
      key: `pallet-${pallet.id}`,
      group: 'pallets',
      kind: 'pallet',
      title: pallet.shown_number,
      note: parts(pallet.order_number, pallet.customer),
      path: paths.pallet(pallet.id),
      isExact: is(pallet.number) || is(pallet.shown_number),
      status: pallet.status,
      more: [
        { key: 'palletInfo', path: paths.palletInfo(pallet.id) },
        { key: 'pickList', path: paths.whereIsIt(pallet.shown_number) },
        ...(pallet.truck_id === null
          ? []
          : [{ key: 'onTruck' as const, path: paths.palletOnTruck(pallet.truck_id, pallet.id) }]),
      ],
    })),
    ...(found.trucks ?? []).map((truck): PaletteItem => ({
      key: `truck-${truck.id}`,
      group: 'trucks',
      kind: 'truck',
      title: truck.number || truck.description,
      note: parts(
        truck.description === truck.number ? null : truck.description,
        truck.plate,
        truck.customers,
        truck.delivery_date,
      ),
      path: paths.truck(truck.id),
      isExact: is(truck.number),
      status: truck.status,
      more: [{ key: 'loadTruck', path: paths.truckScanner(truck.id) }],
    })),
    ...(found.products ?? []).map((product): PaletteItem => ({
      key: `product-${product.id}`,
      group: 'products',
      kind: 'product',
      title: product.barcode,
      note: parts(`${product.order} / ${product.position}`, `${product.width} × ${product.height}`, product.customer),
      path: paths.products(product.order_id),
      isExact: codes.has(product.barcode),
      status: product.status,
      product: { category: product.category, width: product.width, height: product.height, image: product.image },
      more: [
        ...(product.pallet_id === null ? [] : [{ key: 'pallet' as const, path: paths.pallet(product.pallet_id) }]),
        { key: 'progress', path: paths.orderProgress(product.order_id) },
        { key: 'whereIsIt', path: paths.whereIsIt(product.barcode) },
        { key: 'set', path: paths.productSet(product.barcode) },
      ],
    })),
    ...(found.orders ?? []).map((order): PaletteItem => ({
      key: `order-${order.id}`,
      group: 'orders',
      kind: 'order',
      title: order.number,
      note: parts(order.customer, order.customer_order_number, order.delivery_date),
      path: paths.products(order.id),
      isExact: is(order.number),
      status: order.status,
      more: [
        { key: 'progress', path: paths.orderProgress(order.id) },
        { key: 'plan', path: paths.planning([order.number]) },
      ],
    })),
    ...(found.customers ?? []).map((customer): PaletteItem => ({
      key: `customer-${customer.id}`,
      group: 'customers',
      kind: 'customer',
      title: customer.name,
      note: customer.code ?? '',
      path: paths.customers(customer.name),
      isExact: false,
      more: [{ key: 'orders', path: paths.orders(encodeURIComponent(customer.name)) }],
    })),
  ];
};

/** Pages or actions of which every word of the text is in their name; all without a text. */
export const namedItems = (
  group: 'actions' | 'pages',
  named: readonly Named[],
  text: string,
): readonly PaletteItem[] => {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return named
    .filter(({ title, note }) => words.every((word) => folded(`${title} ${note}`).includes(word)))
    .map(({ key, title, note, path }) => ({
      key: `${group}-${key}`,
      group,
      kind: group === 'pages' ? 'page' : 'action',
      title,
      note,
      path,
      isExact: false,
    }));
};

export const recentItems = (things: readonly Thing[]): readonly PaletteItem[] =>
  things.map(({ kind, id, title, note, path }) => ({
    key: `recent-${kind}-${id}`,
    group: 'recent',
    kind,
    title,
    note,
    path,
    isExact: false,
  }));

/** What Enter opens before anybody has chosen: what was meant exactly, else the first. */
export const firstChoice = (items: readonly PaletteItem[]): PaletteItem | null =>
  items.find(({ isExact }) => isExact) ?? items[0] ?? null;

/** What a scanned code opens by itself: the only thing that it names. */
export const scannedItem = (items: readonly PaletteItem[]): PaletteItem | null => {
  const [only, ...others] = items.filter(({ isExact }) => isExact);
  return only && others.length === 0 ? only : null;
};

/** The first item of the next group, or of the one before; over the ends it begins again. */
export const besideGroup = (
  items: readonly PaletteItem[],
  active: PaletteItem | null,
  step: 1 | -1,
): PaletteItem | null => {
  const groups = [...new Set(items.map(({ group }) => group))];
  const at = active ? groups.indexOf(active.group) : -1;
  const next = groups.at((at + step + groups.length) % Math.max(1, groups.length));
  return items.find(({ group }) => group === next) ?? null;
};
