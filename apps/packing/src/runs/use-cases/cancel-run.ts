import type { PackingRun } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { publishRun } from '../publish-run';
import { runDto } from '../run.mapper';
import { mustBeIn } from '../run.policy';
import { RunRepository } from '../run.repository';
import type { RunRow } from '../run.row';

type Tools = Pick<ServiceTools, 'database' | 'bus'>;
type State = PackingRun['state'];

/** Stops the search and keeps the best plan; without a plan there is nothing to keep. */
export const cancelRun = (tools: Tools, call: CallInfo, id: string): Promise<Committed<PackingRun>> =>
  change(tools, call, id, ['queued', 'running', 'cancelling'], (run) =>
    run.state === 'queued' ? 'discarded' : 'cancelling',
  );

/** Throws a run away, whatever it has found. */
export const discardRun = (tools: Tools, call: CallInfo, id: string): Promise<Committed<PackingRun>> =>
  change(tools, call, id, ['queued', 'running', 'cancelling', 'found'], () => 'discarded');

/** A plan that nobody has looked at for days: its products are free for another run. */
export const discardExpired = async (
  { database, bus }: Tools,
  { id, company_id: companyId }: Pick<RunRow, 'id' | 'company_id'>,
): Promise<void> => {
  await database.transaction(null, async (tx) => {
    const runs = new RunRepository(tx, companyId);
    if ((await runs.find(id, 'FOR UPDATE'))?.state !== 'found') return;
    const row = await runs.setState(id, 'discarded');
    tx.afterCommit(() => publishRun(bus, row));
  });
};

const change = (
  { database, bus }: Tools,
  call: CallInfo,
  id: string,
  from: readonly State[],
  to: (run: RunRow) => State,
): Promise<Committed<PackingRun>> =>
  database.transaction(call, async (tx) => {
    const runs = new RunRepository(tx, call.context.company_id);
    const run = mustBeIn(await runs.find(id, 'FOR UPDATE'), id, from);
    const row = await runs.setState(run.id, to(run));
    tx.afterCommit(() => publishRun(bus, row));
    return runDto(row, false);
  });
