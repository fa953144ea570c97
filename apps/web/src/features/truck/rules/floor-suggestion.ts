import {
  axleLoads,
  blockedStops,
  overLimitsKg,
  truckWarnings,
  usedLengthMm,
  type PlacedPallet,
} from '@mullion/packing-model';
import type { TruckPlan } from '@mullion/packing-optimiser';
import type { Question } from '../../../entities/optimiser/background-solver';
import { improvementsOf, type Figure, type Improvement } from '../../../entities/optimiser/improvement';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';

/** A better floor than the one that is shown. */
export interface FloorSuggestion {
  readonly placed: readonly PlacedPallet[];
  readonly moved: ReadonlySet<number>;
  readonly improvements: readonly Improvement[];
  readonly usedMm: number;
  readonly boundMm: number;
  readonly isProved: boolean;
}

/** Most floors are proved shortest long before. */
const SECONDS = 2;

/**
 * What is asked about a floor. Where its pallets stand does not matter to the solver, unless they are loaded and stay
 * there: moving the others about asks nothing new.
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
      }))
      .sort((a, b) => a.id - b.id),
  },
});

/** Less aside, kg, than this is not worth moving pallets for. */
const LEAST_ASIDE_KG = 50;
/** What nobody may load like this. */
const ERRORS: ReadonlySet<string> = new Set(['truck.overlap', 'truck.outside_width', 'truck.too_long']);

/**
 * What counts of two floors, in its order: errors, limits of king pin, axles and sides, blocked stops, length, how much
 * one side carries more.
 */
const figuresOf = ({ floor, placed: before }: FloorDraft, after: readonly PlacedPallet[]): Figure[] => {
  const figure = (kind: Figure['kind'], of: (placed: readonly PlacedPallet[]) => number, least?: number): Figure => ({
    kind,
    before: of(before),
    after: of(after),
    ...(least && { least }),
  });
  const errors = (placed: readonly PlacedPallet[]) =>
    truckWarnings(floor, placed).filter(({ code }) => ERRORS.has(code)).length;
  const blocked = (placed: readonly PlacedPallet[]) =>
    blockedStops(placed).reduce((sum, { blockedIds }) => sum + blockedIds.length, 0);
  return [
    figure('errors', errors),
    figure('limits', (placed) => overLimitsKg(floor, placed)),
    figure('stops', blocked),
    figure('length', usedLengthMm),
    figure('aside', (placed) => Math.abs(axleLoads(floor, placed)?.moreRightKg ?? 0), LEAST_ASIDE_KG),
  ];
};

/** What another arrangement of a floor makes better. */
export const floorImprovements = (draft: FloorDraft, after: readonly PlacedPallet[]): Improvement[] =>
  improvementsOf(figuresOf(draft, after));

/** What a plan would make of the floor; null when a pallet would be left out or nothing would get better. */
export const suggestionOf = (draft: FloorDraft, plan: TruckPlan): FloorSuggestion | null => {
  if (plan.unplaced.length > 0) return null;
  const items = new Map(plan.items.map((item) => [item.id, item]));
  const placed = draft.placed.map((pallet) => {
    const item = items.get(pallet.id);
    return item ? { ...pallet, xMm: item.xMm, yMm: item.yMm, isTurned: item.isTurned } : pallet;
  });
  const improvements = floorImprovements(draft, placed);
  if (improvements.length === 0) return null;
  const moved = placed.filter((pallet, index) => {
    const before = draft.placed[index];
    return before?.xMm !== pallet.xMm || before.yMm !== pallet.yMm || before.isTurned !== pallet.isTurned;
  });
  return {
    placed,
    moved: new Set(moved.map((pallet) => pallet.id)),
    improvements,
    usedMm: plan.usedLengthMm,
    boundMm: plan.lowerBoundMm,
    isProved: plan.isProvedOptimal,
  };
};
