import { useEffect, useState } from 'react';
import type { PlanningData } from '../rules/planning-data';

type Run = PlanningData['runs'][number];

/** A run that was shown stays shown after it has ended and left the list, until it is dismissed or other orders are shown. */
export const useKeptRun = (plan: string, run: Run | null, shown: string | null, dismissed: readonly string[]): Run | null => {
  const [kept, setKept] = useState({ plan, run });
  useEffect(() => {
    if (run) setKept({ plan, run });
  }, [plan, run]);
  const current = run ?? (kept.plan === plan ? kept.run : null);
  if (!current || dismissed.includes(current.id)) return null;
  return shown !== null && run === null && current.id !== shown ? null : current;
};
