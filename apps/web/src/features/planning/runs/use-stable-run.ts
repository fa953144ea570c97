import { useEffect, useState } from 'react';
import type { PlanningData } from '../commands/planning-data';

type Run = PlanningData['runs'][number];

/**
 * A run that was shown stays shown after it has ended and left the list, until it is dismissed or other orders are
 * shown.
 */
export const useStableRun = (
  filterKey: string,
  run: Run | null,
  shown: string | null,
  dismissed: readonly string[],
): Run | null => {
  const [kept, setKept] = useState({ filterKey, run });
  useEffect(() => {
    if (run) setKept({ filterKey, run });
  }, [filterKey, run]);
  const current = run ?? (kept.filterKey === filterKey ? kept.run : null);
  if (!current || dismissed.includes(current.id)) return null;
  return shown !== null && run === null && current.id !== shown ? null : current;
};
