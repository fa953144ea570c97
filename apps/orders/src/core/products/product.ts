import type { Product } from '@mullion/contracts';
import type { ProductFacts } from '../rules/product-facts';

export interface StoredProduct extends ProductFacts {
  readonly id: number;
  readonly company_id: number;
  readonly order_id: number;
  readonly position: string;
  readonly barcode: string;
  readonly type: string | null;
  readonly category: Product['category'];
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly weight_kg: number;
  readonly area_m2: number;
  /** Derived from the facts (docs/statuses.md). */
  readonly status: number;
  readonly can_be_flipped: boolean;
  readonly comment: string | null;
  readonly part_of: string | null;
  readonly divider: string | null;
  readonly completion_date: string | null;
  /** Content hash of its picture. */
  readonly image: string | null;
  /** The scrapped unit that this one is made again for, and of a scrapped one the unit that is made for it. */
  readonly remake_of: number | null;
  readonly remade_by: number | null;
  /** Content hash of its fittings; null without any. */
  readonly fittings: string | null;
  /** A saga is deleting it. */
  readonly removing: boolean;
  /** What people's edits are checked against; only edits by people raise it. */
  readonly version: number;
  /** Of the record as other services keep it; rises whenever that changes. */
  readonly record_version: number;
}

/** What a new product is made of; status 0, nothing known of its place. */
export type NewProduct = Pick<
  StoredProduct,
  'position' | 'type' | 'category' | 'width_mm' | 'height_mm' | 'depth_mm' | 'weight_kg' | 'area_m2' | 'can_be_flipped'
> &
  Partial<Pick<StoredProduct, 'comment' | 'part_of' | 'image' | 'fittings' | 'status' | 'completion_date'>>;
