/** A pallet that was not put onto a truck, and why. */
export interface RefusedPallet {
  readonly id: number;
  readonly code: string;
  readonly shown_number: string;
}

/** What the saga `load-pallets` carries from the first write to packing's answer. */
export interface LoadPalletsData {
  readonly truck_id: number;
  readonly claim_id: string;
  readonly pallet_ids: readonly number[];
  readonly refused: readonly RefusedPallet[];
  readonly arrangement_id: string | null;
  readonly optimise: boolean;
  readonly userName: string;
}
