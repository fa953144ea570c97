import { compareNatural, type ProductSet } from '@mullion/contracts';

interface FittingRow {
  readonly number: number;
  readonly code: string;
  readonly description: string | null;
  /** By field. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly total: number;
}
export interface FittingTable {
  /** One column each, in alphabetical order. */
  readonly fields: readonly string[];
  readonly rows: readonly FittingRow[];
}

const THOUSAND = 1_000;
/** Sums of tenths stay tenths. */
const rounded = (value: number): number => Math.round(value * THOUSAND) / THOUSAND;

/** What is fitted into a product as a table: a row a code, a column a field. */
export const fittingTable = (groups: ProductSet['fitting_groups']): FittingTable => ({
  fields: [...new Set(groups.flatMap(({ fittings }) => fittings.map(({ field }) => field)))].sort(compareNatural),
  rows: groups.map(({ number, code, description, fittings }) => ({
    number,
    code,
    description,
    quantities: Object.fromEntries(fittings.map(({ field, quantity }) => [field, quantity])),
    total: rounded(fittings.reduce((sum, { quantity }) => sum + quantity, 0)),
  })),
});

/** As many decimals as a quantity has: pieces have none, metres one or more. */
export const decimalsOf = (quantity: number): number => String(rounded(quantity)).split('.')[1]?.length ?? 0;
