import type { PackingRun } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { RunRow } from './run.row';

/** A run that workers have begun this often without an end is given up. */
export const MAX_ATTEMPTS = 5;

/** A worker has reported within its lease. */
export const hasWorker = (run: Pick<RunRow, 'lease_until'>): boolean =>
  run.lease_until !== null && run.lease_until.getTime() > Date.now();

export const isSearched = (run: Pick<RunRow, 'state'>): boolean =>
  run.state === 'running' || run.state === 'cancelling' || run.state === 'queued';

/** @throws AppError not_found, packing_run.not_open for one in another state */
export const mustBeIn = (run: RunRow | null, id: string, states: readonly PackingRun['state'][]): RunRow => {
  if (!run) throw new AppError('not_found', { run: id });
  if (!states.includes(run.state)) throw new AppError('packing_run.not_open', { state: run.state });
  return run;
};
