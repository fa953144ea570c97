import {
  getOrderRecords,
  getPalletRecords,
  listHeaders,
  type InputOf,
  type OutputOf,
  type PalletId,
  type RequestContext,
  type Truck,
} from '@mullion/contracts';
import type { BlobStore, Rpc } from '@mullion/server-kit';
import { chunks } from '../chunks';
import type { DocumentHeader, RenderInput } from '../render-input';
import { chooseHeader } from './choose-header';

type Header = OutputOf<typeof listHeaders>[number];
type Kind = RenderInput['kind'];
interface Wanted {
  readonly kind: Kind;
  readonly language: RenderInput['language'];
  readonly pallets: readonly { readonly id: PalletId; readonly order_ids: readonly number[] }[];
  readonly trucks: readonly Truck[];
}

/** Documents that leave the house carry a header; lists of packers and work centers do not. */
const typeOf = {
  loading: 'pallet',
  barcodes: 'pallet',
  truck: 'truck',
  preparation: null,
  products: null,
  work_center_orders: null,
  work_center_positions: null,
  rows: null,
  racks: null,
  // what is attested bears the company's name and no logo that might be another tomorrow
  evidence: null,
} as const satisfies Record<Kind, string | null>;
/** Most orders that may be asked for at once. */
const AT_ONCE = 200;
const RECORDS_AT_ONCE = 500;

/**
 * Headers by what they stand above: each truck, each label's pallet, or 0 for a list as a whole. Nothing where no
 * template is set.
 */
export const documentHeaders = async (
  wanted: Wanted,
  rpc: Rpc,
  store: BlobStore,
  context: RequestContext,
): Promise<Record<number, DocumentHeader>> => {
  const type = typeOf[wanted.kind];
  if (type === null) return {};
  const parts = await ordersOf(wanted, rpc, context);
  const customerOf = await customersOf([...new Set([...parts.values()].flat())], rpc, context);
  const customersAt = new Map(
    [...parts].map(([id, orders]) => [id, orders.map((order) => customerOf.get(order) ?? null)]),
  );
  const customer_ids = [...new Set([...customersAt.values()].flat())]
    .filter((id) => id !== null)
    .slice(0, RECORDS_AT_ONCE);
  const asked = { type, language: wanted.language, customer_ids } as InputOf<typeof listHeaders>;
  const headers = await rpc.ask(listHeaders, asked, { context });
  const drawn = new Map<Header, Promise<DocumentHeader>>();
  const chosen: Record<number, DocumentHeader> = {};
  for (const [id, customers] of customersAt) {
    const header = chooseHeader(customers, headers);
    if (header === null) continue;
    if (!drawn.has(header)) drawn.set(header, withLogo(header, store));
    chosen[id] = (await drawn.get(header)) as DocumentHeader;
  }
  return chosen;
};

/** The orders whose goods a part of the document is about. */
const ordersOf = async (
  { kind, pallets, trucks }: Wanted,
  rpc: Rpc,
  context: RequestContext,
): Promise<Map<number, readonly number[]>> => {
  if (kind === 'barcodes') return new Map(pallets.map((pallet) => [pallet.id, pallet.order_ids]));
  if (kind !== 'truck') return new Map([[0, pallets.flatMap((pallet) => pallet.order_ids)]]);
  const ids = trucks.flatMap((truck) => truck.pallets.map((load) => load.pallet_id));
  const records = (
    await Promise.all(
      chunks(ids, RECORDS_AT_ONCE).map((pallet_ids) => rpc.ask(getPalletRecords, { pallet_ids }, { context })),
    )
  ).flat();
  const known = new Map(records.map((record) => [record.id, record.order_ids]));
  return new Map(trucks.map((truck) => [truck.id, truck.pallets.flatMap((load) => known.get(load.pallet_id) ?? [])]));
};

const customersOf = async (
  ids: readonly number[],
  rpc: Rpc,
  context: RequestContext,
): Promise<Map<number, number | null>> => {
  const asked = chunks(ids, AT_ONCE).map((order_ids) =>
    rpc.ask(getOrderRecords, { order_ids } as InputOf<typeof getOrderRecords>, { context }),
  );
  return new Map(
    (await Promise.all(asked)).flatMap(({ orders }) => orders.map((order) => [order.id, order.customer_id])),
  );
};

const withLogo = async (header: Header, store: BlobStore): Promise<DocumentHeader> => {
  const { logo_key: key, logo_width: logoWidthPx, blocks } = header;
  if (key === null) return { logo: null, logoWidthPx, blocks };
  const parts: Buffer[] = [];
  for await (const part of (await store.get(key)) as AsyncIterable<Buffer>) parts.push(part);
  const type = key.endsWith('.png') ? 'png' : 'jpeg';
  return { logo: `data:image/${type};base64,${Buffer.concat(parts).toString('base64')}`, logoWidthPx, blocks };
};
