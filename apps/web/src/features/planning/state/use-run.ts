import { useEffect, useState } from 'react';
import type { PackingRun } from '@mullion/contracts';
import { useLiveProgress } from '../../../app/live/use-live';
import { usePackingRunQuery } from '../api/planning-api';
import { isRunning, plansOf, withProgress } from '../rules/run-figures';

/** How often a run is read again where live messages do not arrive; the first plan is awaited, so until then it is looked for sooner. */
const POLL_MS = 2000;
const FIRST_PLAN_MS = 150;

/** A run with its newest figures and its best plan, which is read again when the live stream tells of a better one. */
export const useRun = (id: string | null): PackingRun | null => {
  const [pollMs, setPollMs] = useState(FIRST_PLAN_MS);
  const { currentData: known, refetch } = usePackingRunQuery(
    { params: { id: id as PackingRun['id'] } },
    { skip: id === null, pollingInterval: pollMs },
  );
  const progress = useLiveProgress('packing_run', id ?? '');
  const run = known ? withProgress(known, progress) : null;
  useEffect(() => {
    if (known) setPollMs(!isRunning(known.state) ? 0 : known.plan ? POLL_MS : FIRST_PLAN_MS);
  }, [known]);
  const isBehind = known !== undefined && run !== null && (plansOf(progress) > known.improvements.length || run.state !== known.state);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, progress, refetch]);
  return run;
};
