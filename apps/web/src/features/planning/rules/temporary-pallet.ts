/** A pallet that exists only here until its first product arrives. */
export interface TemporaryPallet {
  readonly key: string;
  readonly length: number;
  readonly width: number | null;
  readonly comment: string | null;
}
