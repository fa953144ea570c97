import type { ScrapReason } from '@mullion/contracts';
import type { StoredPhoto } from '../../../kits/attachments/photo';

/** Frequent reasons that are one press, and what each is counted as. */
export const problemReasons = {
  size: 'size',
  glass: 'glass',
  missing: 'fittings',
  scratched: 'surface',
  color: 'colour',
} as const satisfies { readonly [reason: string]: ScrapReason };
export type ProblemReason = keyof typeof problemReasons;
export const reasonKeys = Object.keys(problemReasons) as readonly ProblemReason[];

/** What is said of a problem at a terminal. */
export interface UnitProblem {
  readonly text: string;
  readonly reason: ScrapReason | null;
  readonly photo: StoredPhoto | null;
}

/** What the office says of a problem. */
export interface OfficeProblem {
  readonly text: string;
  readonly reason: ScrapReason | null;
  readonly files: readonly File[];
}
