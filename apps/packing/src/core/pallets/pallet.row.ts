import type { z } from 'zod';
import type { violation } from '@mullion/contracts';

type ViolationDto = z.infer<typeof violation>;

/**
 * A row of `pallet` with the truck's copy beside it. Lengths in mm, masses in kg; what follows `layer_3` is derived
 * from the content.
 */
export interface PalletRow {
  readonly id: number;
  readonly company_id: number;
  readonly number: string | null;
  readonly length: number;
  readonly width: number;
  readonly pallet_height: number;
  readonly spacing_between: number;
  readonly spacing_ends: number;
  readonly spacing_sides: number;
  readonly max_weight: number;
  readonly max_height: number;
  /** How far from the middle of the deck the centre of mass may lie, percent of the width and of the length. */
  readonly max_offset_across: number;
  readonly max_offset_along: number;
  /** Longest length it may be cut to, mm. */
  readonly longest_length: number;
  /** Width before any cutting, mm: it may grow back to this. */
  readonly full_width: number;
  readonly status: number;
  readonly truck_id: number | null;
  readonly claim_id: string | null;
  readonly printable: boolean;
  readonly auto_update: boolean;
  readonly makes_legs: boolean;
  readonly fictive: boolean;
  /** Of a fictive pallet: what stands on its timber, mm. */
  readonly content_height: number;
  readonly dispatch_priority: number | null;
  readonly comment: string | null;
  readonly outdated: boolean;
  /** Rises with every printed list. */
  readonly revision: number;
  readonly layer_1: string;
  readonly layer_2: string;
  readonly layer_3: string;
  readonly height: number;
  readonly weight: number;
  readonly errors: readonly ViolationDto[];
  readonly warnings: readonly ViolationDto[];
  readonly products_count: number;
  readonly loaded_count: number;
  /** Places kept for units that are made again and are not made yet. */
  readonly remakes_count: number;
  readonly order_ids: readonly number[];
  readonly order_number: string;
  readonly customer_name: string;
  readonly address: string;
  readonly address_keys: readonly string[];
  /** What edits are checked against: rises when what people edit changes, not with a scan or a name. */
  readonly version: number;
  /** Of the record as other services keep it; rises with every change. */
  readonly record_version: number;
  /** Of the truck's copy. */
  readonly truck_status: number | null;
  readonly truck_description: string | null;
}

/** A product with its order and its placement. */
export interface ProductRow {
  readonly id: number;
  readonly company_id: number;
  readonly order_id: number;
  readonly barcode: string;
  readonly position: string;
  readonly type: string | null;
  readonly category: 0 | 1 | 2;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly weight: number;
  readonly can_be_flipped: boolean;
  readonly part_of: string | null;
  readonly comment: string | null;
  readonly image: string | null;
  readonly status: number;
  readonly removed: boolean;
  /** The scrapped unit that this one is made again for. */
  readonly remake_of: number | null;
  /** Made again: this one is neither scanned nor moved any more. */
  readonly scrapped: boolean;
  readonly order_number: string;
  readonly customer: string | null;
  readonly address: string | null;
  readonly address_key: string;
  readonly pallet_id: number | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly is_flipped: boolean;
  readonly loaded_at: Date | null;
  /** Of the placement. */
  readonly version: number;
}

/** A pallet with what stands on it. */
export interface PalletState {
  readonly row: PalletRow;
  readonly products: readonly ProductRow[];
}
