import { Worker } from 'node:worker_threads';
import type { ComparedFloor, PalletPlanDto } from '@mullion/contracts';
import type { TruckFloor } from '@mullion/packing-model';
import type { FloorPallet, OptimiserMessage, OptimiserRequest, TruckPlan } from '@mullion/packing-optimiser';
import { threadAnswer } from './floors/thread-answer';

/** Long enough for a good floor of a truck's pallets; how long it gets is compared, nobody loads by it. */
const SECONDS = 0.4;
const GRACE_MS = 6_000;
/** Any; the same pallets stand the same. */
const SEED = 1;
/** Whatever they weigh and however high they are, they take up floor. */
const NO_LIMIT = 1e9;

/** A floor that is as long as its pallets need: several trucks behind one another. */
export const endlessFloor = (floor: ComparedFloor): TruckFloor => ({
  lengthMm: null,
  widthMm: floor.width,
  heightMm: NO_LIMIT,
  maxMassKg: NO_LIMIT,
  betweenPalletsMm: floor.between_pallets,
});

/** Puts pallets on a floor as long as they need, in a thread; null where one is too wide for it. */
export const standOnFloor = async (
  threadFile: string,
  floor: ComparedFloor,
  pallets: readonly FloorPallet[],
): Promise<TruckPlan | null> => {
  if (pallets.length === 0) return null;
  const request: OptimiserRequest = {
    kind: 'truck',
    instance: { floor: endlessFloor(floor), pallets },
    seconds: SECONDS,
    seed: SEED,
  };
  const thread = new Worker(threadFile, { workerData: request });
  const answer = await threadAnswer<OptimiserMessage>(thread, SECONDS * 1000 + GRACE_MS, ({ type }) => type === 'done');
  return answer.kind === 'truck' && answer.plan.unplaced.length === 0 ? answer.plan : null;
};

/** Pallets that stand now, as the search reads them. */
export const standingPallets = ({ now }: ComparedFloor): FloorPallet[] =>
  now.map((pallet, id) => ({
    id,
    lengthMm: pallet.length,
    widthMm: pallet.width,
    heightMm: pallet.height,
    massKg: pallet.weight,
    dispatchPriority: 100,
    allowTurn: true,
  }));

/** The floor as the owner keeps it. */
export const toFloorDto = (floor: ComparedFloor, plan: TruckPlan): NonNullable<PalletPlanDto['floor']> => ({
  used_length: plan.usedLengthMm,
  lower_bound: plan.lowerBoundMm,
  length: floor.length,
  width: floor.width,
  items: plan.items.map((item) => ({ pallet: item.id, x: item.xMm, y: item.yMm, is_turned: item.isTurned })),
});
