import { useEffect, useState } from 'react';
import type { PackingRun } from '@mullion/contracts';
import { useLiveProgress } from '../../../kits/live/use-live';
import { usePackingRunQuery } from '../api/planning-api';
import { knownPlans, plansOf, readAgainMs, withProgress } from './run-figures';

/** A run with its newest figures and its best plan, which is read again when the live stream reports a better one. */
export const useRun = (id: string | null): PackingRun | null => {
  const [pollMs, setPollMs] = useState(0);
  const { currentData: known, refetch } = usePackingRunQuery(
    { params: { id: id as PackingRun['id'] } },
    { skip: id === null, pollingInterval: pollMs, skipPollingIfUnfocused: true },
  );
  const progress = useLiveProgress('packing_run', id ?? '');
  const run = known ? withProgress(known, progress) : null;
  useEffect(() => {
    if (known) setPollMs(readAgainMs(known, Date.now()));
  }, [known]);
  const isBehind =
    known !== undefined && run !== null && (plansOf(progress) > knownPlans(known) || run.state !== known.state);
  useEffect(() => {
    if (isBehind && !document.hidden) void refetch();
  }, [isBehind, progress, refetch]);
  return run;
};
