import { Worker } from 'node:worker_threads';
import type { ComparedFloor, PalletPlanDto } from '@mullion/contracts';
import type { TruckFloor } from '@mullion/packing-model';
import type { FloorPallet, OptimiserMessage, OptimiserRequest, TruckPlan } from '@mullion/packing-optimiser';
import { threadAnswer } from './floors/thread-answer';

/** Long enough for a good floor of a truck's pallets; how long it gets is compared, nobody loads by it. */
const SECONDS = 0.6;
const GRACE_MS = 6_000;
/** Any; the same pallets stand the same. */
const SEED = 1;
/** The inside of the truck that plans are compared on. */
export const truckOf = (floor: ComparedFloor): TruckFloor => ({
  lengthMm: floor.length,
  widthMm: floor.width,
  heightMm: floor.height,
  maxMassKg: floor.max_weight,
  betweenPalletsMm: floor.between_pallets,
});

/** Pallets of a plan on one or several trucks, each beginning a truck's length behind the one before. */
export interface PlannedFloor extends Pick<TruckPlan, 'items' | 'usedLengthMm' | 'lowerBoundMm'> {
  readonly trucks: number;
}

/** Several trucks as one floor: lengths add up. */
export const oneBehindAnother = (floor: ComparedFloor, trucks: readonly TruckPlan[]): PlannedFloor => ({
  trucks: trucks.length,
  items: trucks.flatMap(({ items }, n) => items.map((item) => ({ ...item, xMm: item.xMm + n * floor.length }))),
  usedLengthMm: trucks.reduce((sum, { usedLengthMm }) => sum + usedLengthMm, 0),
  // other pallets may stand on each truck: a bound of one says nothing of the others
  lowerBoundMm: trucks.length === 1 ? (trucks[0]?.lowerBoundMm ?? 0) : 0,
});

/** Whether a floor is better: fewer trucks, then a shorter floor. */
export const floorDifference = (a: PlannedFloor, b: PlannedFloor): number =>
  a.trucks - b.trucks || a.usedLengthMm - b.usedLengthMm;

/** Puts pallets on as few trucks as they need, in a thread; null where one does not go into a truck. */
export const placeOnFloor = async (
  threadFile: string,
  floor: ComparedFloor,
  pallets: readonly FloorPallet[],
): Promise<PlannedFloor | null> => {
  if (pallets.length === 0) return null;
  const request: OptimiserRequest = {
    kind: 'trucks',
    instance: { floor: truckOf(floor), pallets },
    seconds: SECONDS,
    seed: SEED,
  };
  const thread = new Worker(threadFile, { workerData: request });
  const answer = await threadAnswer<OptimiserMessage>(thread, SECONDS * 1000 + GRACE_MS, ({ type }) => type === 'done');
  if (answer.kind !== 'trucks' || answer.plan.unplaced.length > 0 || answer.violations.length > 0) return null;
  return oneBehindAnother(floor, answer.plan.trucks);
};

/** What an address without a stop counts as. */
export const NO_STOP = 100;

/** Pallets that stand now, as the search reads them. */
export const placedPallets = ({ now }: ComparedFloor): FloorPallet[] =>
  now.map((pallet, id) => ({
    id,
    lengthMm: pallet.length,
    widthMm: pallet.width,
    heightMm: pallet.height,
    massKg: pallet.weight,
    dispatchPriority: pallet.stop ?? NO_STOP,
    allowTurn: true,
  }));

/** The floor as the owner keeps it. */
export const toFloorDto = (floor: ComparedFloor, plan: PlannedFloor): NonNullable<PalletPlanDto['floor']> => ({
  trucks: plan.trucks,
  used_length: plan.usedLengthMm,
  lower_bound: plan.lowerBoundMm,
  length: floor.length,
  width: floor.width,
  items: plan.items.map((item) => ({ pallet: item.id, x: item.xMm, y: item.yMm, is_turned: item.isTurned })),
});
