import type { Company, PackingType, PalletFields } from '@mullion/contracts';
import { DEFAULT_OFFSET_LIMITS } from '@mullion/packing-model';
import type { PalletDraft } from './pallet-columns';
import type { PalletRow } from './pallet.row';

/**
 * Settings that a pallet is created with: limits and spacings in mm and kg, how long it may be cut, how wide it may
 * grow.
 */
export type PalletSpec = Pick<
  PalletRow,
  | 'pallet_height'
  | 'spacing_between'
  | 'spacing_ends'
  | 'spacing_sides'
  | 'max_weight'
  | 'max_height'
  | 'max_offset_across'
  | 'max_offset_along'
  | 'longest_length'
  | 'full_width'
>;

/**
 * Specification 2.9 and packing-model.md, Sizes: what holds where neither the call nor a packing type says otherwise.
 */
const fallback = {
  pallet_height: 120,
  spacing_between: 0,
  spacing_ends: 0,
  spacing_sides: 0,
  max_weight: 2000,
  max_height: 2520,
  full_width: 1000,
};

/** Settings of a new pallet: what was asked, else the packing type's, else the defaults. */
export const palletSpecOf = (
  company: Pick<Company, 'longest_pallet'>,
  type: PackingType | null,
  asked: Omit<PalletFields, 'products'> = {},
): PalletSpec => ({
  pallet_height: asked.pallet_height ?? type?.pallet_height ?? fallback.pallet_height,
  spacing_between: asked.spacing_between ?? type?.spacing_between ?? fallback.spacing_between,
  spacing_ends: asked.spacing_ends ?? type?.spacing_ends ?? fallback.spacing_ends,
  spacing_sides: asked.spacing_sides ?? type?.spacing_sides ?? fallback.spacing_sides,
  max_weight: asked.max_weight ?? type?.max_weight ?? fallback.max_weight,
  max_height: asked.max_height ?? type?.max_height ?? fallback.max_height,
  max_offset_across: type?.max_offset_across ?? DEFAULT_OFFSET_LIMITS.acrossPercent,
  max_offset_along: type?.max_offset_along ?? DEFAULT_OFFSET_LIMITS.alongPercent,
  longest_length: Math.max(asked.length ?? 0, type?.longest_pallet ?? company.longest_pallet),
  full_width: asked.width ?? type?.pallet_width ?? fallback.full_width,
});

/** The row of an empty pallet, not yet written. */
export const draftPallet = (
  companyId: number,
  spec: PalletSpec,
  size: { readonly length: number; readonly width: number },
  over: Partial<PalletDraft> = {},
): PalletDraft => ({
  company_id: companyId,
  number: null,
  length: size.length,
  width: size.width,
  ...spec,
  status: 0,
  truck_id: null,
  claim_id: null,
  printable: true,
  auto_update: true,
  makes_legs: true,
  fictive: false,
  content_height: 0,
  dispatch_priority: null,
  comment: null,
  outdated: false,
  revision: 0,
  layer_1: '',
  layer_2: '',
  layer_3: '',
  height: 0,
  weight: 0,
  errors: [],
  warnings: [],
  products_count: 0,
  loaded_count: 0,
  remakes_count: 0,
  order_ids: [],
  order_number: '',
  customer_name: '',
  address: '',
  address_keys: [],
  ...over,
});
