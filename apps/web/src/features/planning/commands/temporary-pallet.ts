import type { PalletSettings } from './settings-form';

/** A pallet that exists only here until its first product arrives. */
export interface TemporaryPallet {
  readonly key: string;
  readonly length: number;
  readonly width: number | null;
  readonly comment: string | null;
  /** Timber, limits and spacings that it is made with. */
  readonly settings?: PalletSettings;
}
