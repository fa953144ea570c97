import type { PalletPlan } from '../pallets/pallet-plan';
import { type ChoiceBound } from '../pallets/choice-bound';
import { type PlanQuality } from './plan-quality';

export interface Best {
  readonly plan: PalletPlan;
  readonly quality: PlanQuality;
}

export const leftOutOf = ({ unplaced }: PalletPlan): string => unplaced.map(({ id }) => id).join();

/** What is known before bounds are computed. */
export const NO_BOUND: ChoiceBound = { pallets: 0, by: 'count', palletsOfOrder: new Map(), deckMm2: 0 };
