import type { PackingRun } from '@mullion/contracts';
import { palletHeightMm, palletMassKg, type PlacedPallet, type TruckFloor } from '@mullion/packing-model';
import type { PlannedPallet } from './proposal';

type Floor = NonNullable<NonNullable<NonNullable<PackingRun['variants']>[number]['plan']>['floor']>;

/** A plan says where pallets stand, not in which order of stops. */
const NO_STOP = 100;
/** So many stops are told apart by colour. */
const GROUPS = 8;

/**
 * The floor that a plan's pallets would take: which stands where, and whose stop each is, by the pallet's place in the
 * plan.
 */
export const floorOfPlan = (
  floor: Floor,
  pallets: readonly PlannedPallet[],
): { readonly truck: TruckFloor; readonly placed: readonly PlacedPallet[]; readonly groups: readonly number[] } => {
  const addresses = [...new Set(pallets.map(({ address }) => address))];
  const placed = floor.items.flatMap(({ pallet, x, y, is_turned }): PlacedPallet[] => {
    const load = pallets[pallet]?.load;
    if (!load) return [];
    const size = {
      lengthMm: load.lengthMm,
      widthMm: load.widthMm,
      heightMm: palletHeightMm(load),
      massKg: palletMassKg(load),
    };
    return [{ id: pallet, ...size, dispatchPriority: NO_STOP, allowTurn: true, xMm: x, yMm: y, isTurned: is_turned }];
  });
  return {
    truck: {
      // what stands over the end is drawn all the same
      lengthMm: Math.max(floor.length, floor.used_length),
      widthMm: floor.width,
      heightMm: 1,
      maxMassKg: Number.MAX_SAFE_INTEGER,
      betweenPalletsMm: 0,
    },
    placed,
    groups: pallets.map(({ address }) => 1 + (addresses.indexOf(address) % GROUPS)),
  };
};
