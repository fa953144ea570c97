import type { OrderId, PalletId, ProductId } from '@mullion/contracts';
import type { PalletRow } from './pallet.row';

const PALLET = `p.id, p.company_id, p.number, p.length, p.width, p.pallet_height, p.spacing_between, p.spacing_ends, p.spacing_sides, p.max_weight,
  p.max_height, p.max_offset_across, p.max_offset_along, p.longest_length, p.full_width, p.status, p.truck_id, p.claim_id, p.printable, p.auto_update, p.makes_legs, p.fictive, p.content_height,
  p.dispatch_priority, p.comment, p.outdated, p.revision, p.layer_1, p.layer_2, p.layer_3, p.height, p.weight, p.errors, p.warnings, p.products_count,
  p.loaded_count, p.remakes_count, p.order_ids, p.order_number, p.customer_name, p.address, p.address_keys, p.version, p.record_version,
  t.status AS truck_status, t.description AS truck_description`;
/** Columns and joins of a pallet row, for statements that select pallets. */
export const selectPallets = `SELECT ${PALLET} FROM pallet p LEFT JOIN truck_copy t ON t.id = p.truck_id`;

/** Columns and joins of a product row. */
export const selectProducts = `SELECT c.id, c.company_id, c.order_id, c.barcode, c.position, c.type, c.category, c.width, c.height, c.depth, c.weight,
  c.can_be_flipped, c.part_of, c.comment, c.image, c.status, c.removed, c.remake_of, l.scrapped, coalesce(o.number, '') AS order_number, o.customer, o.address,
  coalesce(o.address_key, 'order:' || c.order_id) AS address_key, l.pallet_id, l.x, l.y, l.z, l.is_flipped, l.loaded_at, l.version
  FROM product_copy c JOIN placement l ON l.product_id = c.id LEFT JOIN order_copy o ON o.id = c.order_id`;

/** The columns that somebody or something changes. */
export const palletColumns = [
  'number',
  'length',
  'width',
  'pallet_height',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
  'max_weight',
  'max_height',
  'max_offset_across',
  'max_offset_along',
  'longest_length',
  'full_width',
  'status',
  'truck_id',
  'claim_id',
  'printable',
  'auto_update',
  'makes_legs',
  'fictive',
  'content_height',
  'dispatch_priority',
  'comment',
  'outdated',
  'revision',
  'layer_1',
  'layer_2',
  'layer_3',
  'height',
  'weight',
  'errors',
  'warnings',
  'products_count',
  'loaded_count',
  'remakes_count',
  'order_ids',
  'order_number',
  'customer_name',
  'address',
  'address_keys',
] as const;

/** A pallet that has no row yet. */
export type PalletDraft = Omit<PalletRow, 'id' | 'version' | 'record_version' | 'truck_status' | 'truck_description'>;

/** A placement as events carry it. */
export interface PlacementRow {
  readonly order_id: OrderId;
  readonly product_id: ProductId;
  readonly pallet_id: PalletId | null;
  readonly loaded_at: Date | null;
  readonly version: number;
}
