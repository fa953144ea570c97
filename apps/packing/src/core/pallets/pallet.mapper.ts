import {
  productStatus,
  type Company,
  type Pallet,
  type PalletDetail,
  type PlacedProductDto,
  type RequestContext,
} from '@mullion/contracts';
import {
  parseLayer,
  shownNumber,
  type PackProduct,
  type PalletLoad,
  type PalletStructure,
  type PlacedProduct,
  type TimberLayer,
  type Violation,
} from '@mullion/packing-model';
import { palletCan } from './pallet.policy';
import type { Pins } from './pin.repository';
import type { PalletRow, PalletState, ProductRow } from './pallet.row';
import { awaitsRemake } from '../rules/awaits-remake';

type ShownParts = Pick<PalletRow, 'id' | 'number'>;

/** What people call a pallet: the short number, or `#id` while it has none. */
export const shownNumberOf = (row: ShownParts): string =>
  row.number === null ? `#${row.id}` : shownNumber(row.number);

/** A product in the terms of the packing rules. */
export const toPackProduct = (row: ProductRow): PackProduct => ({
  id: row.id,
  orderKey: String(row.order_id),
  addressKey: row.address_key,
  category: row.category,
  widthMm: row.width,
  heightMm: row.height,
  depthMm: row.depth,
  massKg: row.weight,
  canBeFlipped: row.can_be_flipped,
  partOf: row.part_of,
});

const toPlaced = (row: ProductRow): PlacedProduct => ({
  ...toPackProduct(row),
  xMm: row.x,
  yMm: row.y,
  zMm: row.z,
  isFlipped: row.is_flipped,
});

const isLayer = (layer: TimberLayer | Violation): layer is TimberLayer => !('code' in layer);

/** The timber of a row, or null when one of its texts no longer fits the pallet. */
export const structureOf = (
  row: Pick<PalletRow, 'length' | 'width' | 'layer_1' | 'layer_2' | 'layer_3'>,
): PalletStructure | null => {
  const layer1 = parseLayer(row.layer_1, { sizeMm: row.length });
  const layer2 = parseLayer(row.layer_2, { sizeMm: row.width });
  const layer3 = parseLayer(row.layer_3, { sizeMm: row.length });
  return isLayer(layer1) && isLayer(layer2) && isLayer(layer3) ? { layer1, layer2, layer3 } : null;
};

/** A pallet in the terms of the packing rules. */
export const toLoad = ({ row, products }: PalletState, company: Pick<Company, 'features'>): PalletLoad => ({
  lengthMm: row.length,
  widthMm: row.width,
  limits: {
    palletHeightMm: row.pallet_height,
    maxHeightMm: row.max_height,
    maxMassKg: row.max_weight,
    spacingBetweenMm: row.spacing_between,
    spacingEndsMm: row.spacing_ends,
    spacingSidesMm: row.spacing_sides,
    offset: { acrossPercent: row.max_offset_across, alongPercent: row.max_offset_along },
  },
  products: products.map(toPlaced),
  structure: structureOf(row),
  makesLegs: row.makes_legs,
  tallPalletRule: company.features.includes('tall_pallet_rule'),
});

/** A product as answers carry it; scanned means loaded here, whatever the copy of its status says. */
export const placedProductDto = (row: ProductRow): PlacedProductDto => ({
  id: row.id as PlacedProductDto['id'],
  barcode: row.barcode,
  status: row.loaded_at === null ? row.status : Math.max(row.status, productStatus.loaded),
  position: row.position,
  pallet_id: row.pallet_id as PlacedProductDto['pallet_id'],
  x: row.x,
  y: row.y,
  z: row.z,
  width: row.width,
  height: row.height,
  depth: row.depth,
  weight: row.weight,
  category: row.category,
  comment: row.comment,
  is_flipped: row.is_flipped,
  can_be_flipped: row.can_be_flipped,
  part_of: row.part_of,
  order: row.order_number,
  order_id: row.order_id as PlacedProductDto['order_id'],
  address_key: row.address_key,
  type: row.type,
  image: row.image,
  checked: row.loaded_at !== null,
  loaded_at: row.loaded_at?.toISOString() ?? null,
  awaits_remake: awaitsRemake(row),
  version: row.version,
});

/** A pallet as lists carry it. */
export const palletDto = (row: PalletRow, context: RequestContext): Pallet => ({
  id: row.id as Pallet['id'],
  number: row.number,
  shown_number: shownNumberOf(row),
  order_number: row.order_number,
  order_ids: [...row.order_ids] as Pallet['order_ids'],
  customer_name: row.customer_name,
  address: row.address,
  length: row.length,
  width: row.width,
  height: row.height,
  weight: row.weight,
  pallet_height: row.pallet_height,
  spacing_between: row.spacing_between,
  spacing_ends: row.spacing_ends,
  spacing_sides: row.spacing_sides,
  max_weight: row.max_weight,
  max_height: row.max_height,
  max_offset_across: row.max_offset_across,
  max_offset_along: row.max_offset_along,
  status: row.status,
  truck_id: row.truck_id as Pallet['truck_id'],
  truck_status: row.truck_id === null ? null : row.truck_status,
  description: row.truck_id === null ? null : row.truck_description,
  temporary: false,
  owned: row.company_id === context.company_id,
  fictive: row.fictive,
  printable: row.printable,
  auto_update: row.auto_update,
  makes_legs: row.makes_legs,
  dispatch_priority: row.dispatch_priority,
  comment: row.comment,
  products_count: row.products_count,
  loaded_count: row.loaded_count,
  remakes_count: row.remakes_count,
  outdated: row.outdated,
  errors: [...row.errors],
  warnings: [...row.warnings],
  version: row.version,
  can: palletCan(row, context),
});

/** A pallet with its products and timber; the structure has the id of its pallet. */
export const palletDetailDto = ({ row, products }: PalletState, context: RequestContext): PalletDetail => ({
  ...palletDto(row, context),
  pallet_structure: {
    id: row.id as Pallet['id'],
    pallet_id: row.id as Pallet['id'],
    layer_1: row.layer_1,
    layer_2: row.layer_2,
    layer_3: row.layer_3,
  },
  products: products.map(placedProductDto),
});

/** The same with what is pinned on it. */
export const pinnedDetailDto = (state: PalletState, pins: Pins, context: RequestContext): PalletDetail => ({
  ...palletDetailDto(state, context),
  pinned: pins.pallets.has(state.row.id),
  pinned_products: [...(pins.products.get(state.row.id) ?? [])] as PalletDetail['products'][number]['id'][],
});
