import { usedLengthMm, type PlacedPallet } from '@mullion/packing-model';
import type { TruckPlan } from '@mullion/packing-optimiser';
import type { Question } from '../../../app/optimiser/background-solver';
import type { FloorDraft } from '../../../app/trucks/floor/floor-draft';

/** A shorter floor than the one that is shown. */
export interface FloorSuggestion {
  readonly placed: readonly PlacedPallet[];
  readonly moved: ReadonlySet<number>;
  readonly usedMm: number;
  readonly boundMm: number;
  readonly isProved: boolean;
}

/** Most floors are proved shortest long before. */
const SECONDS = 2;

/**
 * What is asked about a floor. Where its pallets stand does not matter to the solver, unless they are loaded and stay there: moving the others about asks
 * nothing new.
 */
export const floorQuestion = ({ floor, placed }: FloorDraft): Question => ({
  kind: 'truck',
  seconds: SECONDS,
  instance: {
    floor,
    pallets: placed
      .map(({ id, lengthMm, widthMm, heightMm, massKg, dispatchPriority, allowTurn, isFixed, xMm, yMm, isTurned }) => ({
        id,
        lengthMm,
        widthMm,
        heightMm,
        massKg,
        dispatchPriority,
        allowTurn,
        ...(isFixed ? { isFixed, xMm, yMm, isTurned } : {}),
      })) // oxfmt-ignore
      .sort((a, b) => a.id - b.id),
  },
});

/** What a plan would make of the floor; null when a pallet would be left out or nothing would get shorter. */
export const suggestionOf = (draft: FloorDraft, plan: TruckPlan): FloorSuggestion | null => {
  if (plan.unplaced.length > 0 || plan.usedLengthMm >= usedLengthMm(draft.placed)) return null;
  const items = new Map(plan.items.map((item) => [item.id, item]));
  const placed = draft.placed.map((pallet) => {
    const item = items.get(pallet.id);
    return item ? { ...pallet, xMm: item.xMm, yMm: item.yMm, isTurned: item.isTurned } : pallet;
  });
  const moved = placed.filter((pallet, index) => {
    const before = draft.placed[index];
    return before?.xMm !== pallet.xMm || before.yMm !== pallet.yMm || before.isTurned !== pallet.isTurned;
  });
  return {
    placed,
    moved: new Set(moved.map((pallet) => pallet.id)),
    usedMm: plan.usedLengthMm,
    boundMm: plan.lowerBoundMm,
    isProved: plan.isProvedOptimal,
  };
};
