import type { PalletPlanDto, PlanObjective } from '@mullion/contracts';

/** Pallets of a plan by their sizes and what is on them, in no order. */
const pallets = (plan: Pick<PalletPlanDto, 'pallets'>): string =>
  plan.pallets
    .map(
      ({ length, width, items }) =>
        `${length}×${width}:${items
          .map(({ id }) => Number(id))
          .sort((a, b) => a - b)
          .join()}`,
    )
    .sort()
    .join('|');

/**
 * The first of the earlier plans that is the same: the same products on pallets of the same sizes; null when it is a
 * plan of its own.
 */
export const sameAs = (
  plan: Pick<PalletPlanDto, 'pallets'>,
  earlier: readonly { readonly objective: PlanObjective; readonly plan: Pick<PalletPlanDto, 'pallets'> | null }[],
): PlanObjective | null => {
  const own = pallets(plan);
  return earlier.find((other) => other.plan !== null && pallets(other.plan) === own)?.objective ?? null;
};
