import type { TruckFloor } from '@mullion/packing-model';
import type { PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan, Unplaced } from '../pallets/pallet-plan';
import type { FloorRule, TruckPlan } from '../truck/truck-plan';

/** Products, the pallets they go on and the truck these go on. */
export interface ChainInstance {
  readonly pallets: PalletInstance;
  /** Of every truck; with a free length (null) all pallets go on one floor. */
  readonly floor: TruckFloor;
  /** Dispatch priority by delivery address, 1 is unloaded first; an address that is missing counts as 100. */
  readonly stops: Readonly<Record<string, number>>;
  /** Whether pallets may stand turned on the floor. */
  readonly allowTurn: boolean;
}

/** Pallets and where they stand. A pallet's id on the floor is its index in `pallets.pallets`. */
export interface ChainPlan {
  readonly pallets: PalletPlan;
  readonly trucks: readonly TruckPlan[];
  /** Pallets that fit no truck of this kind. */
  readonly unplaced: readonly Unplaced<FloorRule>[];
}
