import type { beginPackingRun, OutputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { publishRun } from '../publish-run';
import { hasWorker, MAX_ATTEMPTS } from '../run.policy';
import { RunRepository } from '../run.repository';

/**
 * A worker asks what to search; null when the run is not wanted now: over, being searched by a live worker, or behind
 * another deep run.
 */
export const beginRun = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  companyId: number,
  id: string,
): Promise<OutputOf<typeof beginPackingRun>> => {
  const { data: begun } = await database.transaction(null, async (tx) => {
    const runs = new RunRepository(tx, companyId);
    const run = await runs.find(id, 'FOR UPDATE');
    const isFree = run?.state === 'queued' || (run?.state === 'running' && !hasWorker(run));
    if (!run || !isFree) return null;
    if (run.attempts >= MAX_ATTEMPTS) {
      const failed = await runs.setState(run.id, 'failed', { error: 'packing_run.failed' });
      tx.afterCommit(() => publishRun(bus, failed));
      return null;
    }
    // Two deep runs that begin at once would not see each other run.
    if (run.queue === 'packing-deep') await runs.lockDeep();
    if (run.queue === 'packing-deep' && (await runs.isDeepRunning(run.id))) {
      await runs.markEnqueued(run.id);
      return null;
    }
    await runs.begin(run.id);
    const { instance } = await runs.content(run.id);
    tx.afterCommit(() => publishRun(bus, { ...run, state: 'running' }));
    const { objectives } = run.settings;
    const { floor } = run.resolved;
    return {
      instance,
      budget_seconds: run.budget_seconds,
      seed: run.seed,
      ...(objectives && floor && { variants: { objectives, floor } }),
    };
  });
  return begun;
};
