import {
  type FittingGroup,
  type InputOf,
  type Product,
  type ProductRecord,
  type ProductSetOfOrder,
  statusBeforeLoading,
  type updateProduct,
} from '@mullion/contracts';
import { fittingsHash } from './fittings-hash';
import type { StoredProduct } from './product';
import { statusFactsOf } from '../rules/product-facts';

/** A product as a person sees it. @param order the number of its order */
export const toProduct = (row: StoredProduct, order: string): Product =>
  ({
    id: row.id,
    order_id: row.order_id,
    order,
    position: row.position,
    barcode: row.barcode,
    type: row.type,
    category: row.category,
    width: row.width_mm,
    height: row.height_mm,
    depth: row.depth_mm,
    weight: row.weight_kg,
    area: row.area_m2,
    status: row.status,
    can_be_flipped: row.can_be_flipped,
    comment: row.comment,
    part_of: row.part_of,
    divider: row.divider,
    completion_date: row.completion_date,
    image: row.image,
    pallet_id: row.pallet_id,
    loaded: row.loaded_at !== null,
    remake_of: row.remake_of,
    remade_by: row.remade_by,
    version: row.version,
  }) as Product;

interface SetParts {
  readonly order_number: string;
  readonly customer: string | null;
  readonly svg: string | null;
  readonly groups: readonly FittingGroup[] | null;
}
/** A product with its picture and what is fitted into it, numbered as it came. */
export const toProductSet = (
  row: StoredProduct,
  { order_number, customer, svg, groups }: SetParts,
): ProductSetOfOrder =>
  ({
    id: row.id,
    order_id: row.order_id,
    order: order_number,
    customer,
    barcode: row.barcode,
    position: row.position,
    type: row.type,
    category: row.category,
    width: row.width_mm,
    height: row.height_mm,
    depth: row.depth_mm,
    weight: row.weight_kg,
    status: row.status,
    product_image: svg,
    fitting_groups: (groups ?? []).map(({ code, description, fittings }, at) => ({
      number: at + 1,
      code,
      description,
      fittings,
    })),
  }) as ProductSetOfOrder;

/** A product as other services keep it; that it is loaded is packing's fact. */
export const toProductRecord = (row: StoredProduct, removed = false): ProductRecord =>
  ({
    id: row.id,
    order_id: row.order_id,
    company_id: row.company_id,
    barcode: row.barcode,
    position: row.position,
    type: row.type,
    category: row.category,
    width: row.width_mm,
    height: row.height_mm,
    depth: row.depth_mm,
    weight: row.weight_kg,
    can_be_flipped: row.can_be_flipped,
    part_of: row.part_of,
    comment: row.comment,
    image: row.image,
    status: statusBeforeLoading(statusFactsOf(row)),
    remake_of: row.remake_of,
    version: row.record_version,
    removed,
  }) as ProductRecord;

/** Square metres of a product of these sizes in mm, to three decimals as stored. */
export const areaOfSizes = (widthMm: number, heightMm: number): number =>
  Math.round((widthMm * heightMm) / 1_000) / 1_000;

/** The columns of an edit; absent fields stay undefined. */
export const columnsOfEdit = (fields: InputOf<typeof updateProduct>['body']) => ({
  position: fields.position,
  barcode: fields.barcode,
  type: fields.type,
  category: fields.category,
  width_mm: fields.width,
  height_mm: fields.height,
  depth_mm: fields.depth,
  weight_kg: fields.weight,
  area_m2: fields.area,
  can_be_flipped: fields.can_be_flipped,
  comment: fields.comment,
  part_of: fields.part_of,
  fittings: fields.fitting_groups && fittingsHash(fields.fitting_groups),
});
