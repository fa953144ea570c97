import type { SkylineRow } from './skyline-row';

/** What an exchange makes of one pallet. */
export class Side {
  /** Rows that change, what stands in them then, and the rows made of it (null where nothing is left). */
  readonly rows: SkylineRow[] = [];
  readonly items: number[][] = [];
  readonly made: (SkylineRow | null)[] = [];
  depthMm = 0;
  /** What the pallet costs more than before. */
  costMore = 0;
}
