import { Readable } from 'node:stream';
import {
  compareNatural,
  getOrdersByIds,
  getOrdersToPrepare,
  getPalletRecords,
  orderNumber,
  orderStatus,
  type Language,
  type OrderId,
  type OutputOf,
  type PalletId,
  productStatus,
  type Product,
  type RequestContext,
} from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';
import { shownNumber } from '@mullion/packing-model';
import type { BlobStore, Rpc } from '@mullion/server-kit';
import { fileName } from '../file-name';
import type { Cell } from './cell';
import { csv } from './csv';
import { preparationColumns, type PreparedLine } from './preparation-columns';
import { statusNamesOf } from './rows';

type Ask = Pick<Rpc, 'ask'>;
type Prepared = OutputOf<typeof getOrdersToPrepare>[number];

/** What one answer may hold: far below what travels in a message. */
const PRODUCTS_AT_ONCE = 3_000;
const ORDERS_AT_ONCE = 200;
const PALLETS_AT_ONCE = 500;

interface MakePreparationInput {
  readonly orderIds: readonly OrderId[];
  readonly language: Language;
  readonly context: RequestContext;
  /** Where the file goes, without its ending. */
  readonly key: string;
  readonly onProgress: (progress: number) => void;
}

/** Orders parted so that no part has too many products; one order is never parted. */
export const partsBy = (counts: readonly { readonly id: OrderId; readonly count: number }[]): OrderId[][] => {
  const parts: OrderId[][] = [];
  let products = 0;
  for (const { id, count } of counts) {
    const part = parts.at(-1);
    products += count;
    if (part && products <= PRODUCTS_AT_ONCE && part.length < ORDERS_AT_ONCE) part.push(id);
    else {
      parts.push([id]);
      products = count;
    }
  }
  return parts;
};

/** Numbers of the pallets that the products stand on. */
const palletNumbers = async (
  prepared: readonly Prepared[],
  rpc: Ask,
  context: RequestContext,
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(prepared.flatMap(({ products }) => products.flatMap((product) => product.pallet_id ?? [])))];
  const known = new Map<number, string>();
  for (let at = 0; at < ids.length; at += PALLETS_AT_ONCE) {
    const pallet_ids: PalletId[] = ids.slice(at, at + PALLETS_AT_ONCE);
    for (const { id, number } of await rpc.ask(getPalletRecords, { pallet_ids }, { context }))
      known.set(id, number === null ? `#${id}` : shownNumber(number));
  }
  return known;
};

const byPosition = (one: Product, other: Product): number =>
  compareNatural(one.position, other.position) || one.id - other.id;

/** Nothing is prepared of a cancelled order, of a cancelled product, or of a unit that is made again. */
const toPrepare = ({ order, products }: Prepared): Product[] =>
  order.status === orderStatus.cancelled
    ? []
    : products.filter(({ status }) => status !== productStatus.cancelled).sort(byPosition);

const linesOf = (prepared: Prepared, pallets: ReadonlyMap<number, string>): PreparedLine[] => {
  const { order, packing_type } = prepared;
  const products = toPrepare(prepared);
  if (products.length === 0) return [{ order, packing_type, product: null, pallet: null }];
  return products.map((product) => ({
    order,
    packing_type,
    product,
    pallet: pallets.get(product.pallet_id ?? 0) ?? null,
  }));
};

/**
 * What the preparation works from as csv: a line a product, orders as asked for, products by position; some orders at a
 * time.
 */
export const makePreparationCsv = async (
  { orderIds, language, context, key, onProgress }: MakePreparationInput,
  rpc: Ask,
  store: BlobStore,
): Promise<{ readonly key: string; readonly type: string; readonly name: string }> => {
  const texts = await loadTexts(language, 'documents');
  const columns = preparationColumns({
    documents: texts,
    orders: await loadTexts(language, 'orders'),
    statuses: await statusNamesOf('products', language, rpc, context),
  });
  const orders = await rpc.ask(getOrdersByIds, { ids: [...orderIds] }, { context });
  const cells = async function* (): AsyncGenerator<readonly Cell[]> {
    let done = 0;
    for (const order_ids of partsBy(orders)) {
      const prepared = await rpc.ask(getOrdersToPrepare, { order_ids }, { context });
      const pallets = await palletNumbers(prepared, rpc, context);
      for (const line of prepared.flatMap((one) => linesOf(one, pallets)))
        yield columns.map((column) => column.cell(line));
      done += order_ids.length;
      onProgress(Math.min(0.99, done / orders.length));
    }
  };
  const file = `${key}.csv`;
  const heads = columns.map((column) => column.head);
  await store.put(file, Readable.from(csv(heads, cells(), language)));
  return {
    key: file,
    type: 'text/csv; charset=utf-8',
    name: fileName(texts.file.orders, orders.map(orderNumber), 'csv'),
  };
};
