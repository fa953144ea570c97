import type { EstimatedPallet, EstimateGap } from '@mullion/contracts';

/** The estimate of an order; figures are null while it cannot be estimated. */
export interface EstimateRow {
  readonly order_id: number;
  readonly company_id: number;
  readonly pallets: number | null;
  readonly length_mm: number | null;
  readonly mass_kg: number | null;
  readonly timber_kg: number | null;
  readonly gap: EstimateGap | null;
  readonly floor: readonly EstimatedPallet[];
  readonly products_count: number;
  readonly removed: boolean;
  readonly version: number;
  /** How often it was asked for, and the last that was answered. */
  readonly asked: number;
  readonly done: number;
}

/** What is written of it. */
export type Computed = Pick<
  EstimateRow,
  | 'order_id'
  | 'pallets'
  | 'length_mm'
  | 'mass_kg'
  | 'timber_kg'
  | 'gap'
  | 'floor'
  | 'products_count'
  | 'removed'
  | 'asked'
>;
