import type { PalletId } from '@mullion/contracts';

/** A pallet that was not put onto a truck, and why. */
export interface RefusedPallet {
  readonly id: PalletId;
  readonly code: string;
  readonly shown_number: string;
}

/** What the saga carries from the first write to packing's answer. */
export interface LoadPalletsData {
  readonly truck_id: number;
  readonly claim_id: string;
  readonly pallet_ids: readonly number[];
  readonly optimise: boolean;
  /** The truck was made for these pallets: without any of them it goes again. */
  readonly delete_empty: boolean;
  readonly refused: readonly RefusedPallet[];
  readonly arrangement_id: string | null;
  readonly user_id: number | null;
  readonly user_name: string;
}
