import { useMemo } from 'react';
import type { PlacedProductDto } from '@mullion/contracts';
import { useAppSelector } from '../../../kits/api/store';
import type { PlanningData } from '../commands/planning-data';
import { selectPlanning } from '../document/planning-slice';
import { proposalOf } from './proposal';
import { isRunning, runToShow } from './run-figures';
import { useRun } from './use-run';
import { useStableRun } from './use-stable-run';

/** The packing run that the page shows, and the plan that it proposes. */
export const useShownRun = (
  data: PlanningData,
  filterKey: string,
  products: ReadonlyMap<number, PlacedProductDto>,
  tallPalletRule: boolean,
) => {
  const { run: shownRun, dismissedRuns } = useAppSelector(selectPlanning);
  const run = runToShow(data.runs, shownRun, dismissedRuns);
  const runs = useStableRun(filterKey, run, shownRun, dismissedRuns);
  const current = useRun(runs?.id ?? shownRun);
  const isProposed = current !== null && (isRunning(current.state) || current.state === 'found');
  const isCompared = isProposed && (current.variants?.length ?? 0) > 0;
  const proposed = isProposed ? current.plan : null;
  const proposal = useMemo(
    () =>
      proposed && current && !isCompared ? proposalOf(proposed, current, products, data.pallets, tallPalletRule) : null,
    // oxlint-disable-next-line react/exhaustive-deps -- of the run, another object with every figure, only its limits are read, which never change
    [proposed, current?.id, isCompared, products, data.pallets, tallPalletRule],
  );
  /** `compared`: the run whose plans are compared before one is taken. */
  return { current, isProposed, compared: isCompared ? current : null, proposal };
};
