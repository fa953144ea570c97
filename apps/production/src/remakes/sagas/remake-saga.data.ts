import type { ProductRecord } from '@mullion/contracts';

export const remakeSaga = 'remake';

export interface RemakeData {
  readonly remake_id: number;
  /** What orders has made of it. */
  readonly made: { readonly product: ProductRecord; readonly scrapped: ProductRecord } | null;
  /** Orders' code, while the mark is taken off at packing. */
  readonly refusal?: string;
}
