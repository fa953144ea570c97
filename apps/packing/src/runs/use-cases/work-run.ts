import type { beginPackingRun, finishPackingRun, InputOf, OutputOf, PackingRun, PalletPlanDto, reportPackingRun } from '@mullion/contracts';
import { AppError, Bus, Database, log, type CallInfo, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { PalletRepository } from '../../pallets/pallets.module';
import { applyPlan } from './apply-plan';
import { undoPlan } from './undo-plan';
import { deckM2, isBetterPlan } from '../rules/better-plan';
import { differenceOf, matchPallets } from '../rules/match-pallets';
import { runFigures } from '../run.mapper';
import { RunRepository } from '../run.repository';
import type { RunRow, RunSnapshot } from '../run.row';

/** A run that workers have begun this often without an end is given up. */
const MAX_ATTEMPTS = 5;

/** The worker's side of a run: begin, report, finish. Anything may come twice or from a worker that was taken for dead. */
@Injectable()
export class WorkRun {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly bus: Bus,
  ) {}

  /** What to search, or null when the run is not wanted now: over, being searched by a live worker, or behind another deep run. */
  async begin(companyId: number, input: InputOf<typeof beginPackingRun>): Promise<OutputOf<typeof beginPackingRun>> {
    const begun = await this.database.transaction(null, async (tx) => {
      const runs = new RunRepository(tx, companyId);
      const run = await runs.find(input.run_id, 'FOR UPDATE');
      const isFree = run?.state === 'queued' || (run?.state === 'running' && !isAlive(run));
      if (!run || !isFree) return null;
      if (run.attempts >= MAX_ATTEMPTS) {
        this.tell(await runs.setState(run.id, 'failed', { error: 'packing_run.failed' }));
        return null;
      }
      // two of them that begin at once would not see each other run
      if (run.queue === 'packing-deep') await runs.lockDeep();
      if (run.queue === 'packing-deep' && (await runs.isDeepRunning(run.id))) {
        await runs.postpone(run.id);
        return null;
      }
      await runs.begin(run.id);
      const { instance } = await runs.content(run.id);
      return { run, instance };
    });
    if (!begun.data) return null;
    const { run, instance } = begun.data;
    this.tell({ ...run, state: 'running' });
    return { instance, budget_seconds: run.budget_seconds, seed: run.seed };
  }

  /** A better plan or a sign of life; the answer says whether to stop. */
  async report(companyId: number, input: InputOf<typeof reportPackingRun>): Promise<OutputOf<typeof reportPackingRun>> {
    const { data } = await this.database.transaction(null, async (tx) => {
      const runs = new RunRepository(tx, companyId);
      const run = await runs.find(input.run_id, 'FOR UPDATE');
      if (!run || !isSearched(run)) return null;
      await runs.keepAlive(run.id, Math.min(Math.max(input.progress, 0), 1));
      if (input.plan) await keepPlan(tx, runs, run, input.plan, input.ms);
      return runs.find(run.id);
    });
    if (!data) return { stop: true };
    this.tell(data);
    return { stop: data.state !== 'running' };
  }

  /** The search is over: the best plan is applied at once or waits as a proposal. */
  async finish(companyId: number, input: InputOf<typeof finishPackingRun>): Promise<{ ok: true }> {
    const company = await this.companies.of(companyId);
    const settle = (isPlanRefused: boolean): Promise<RunRow | null> =>
      this.database
        .transaction(null, async (tx) => {
          const runs = new RunRepository(tx, companyId);
          const found = await runs.find(input.run_id, 'FOR UPDATE');
          if (!found || !isSearched(found)) return null;
          if (input.plan) await keepPlan(tx, runs, found, input.plan, input.plan.seconds * 1000);
          const run = (await runs.find(found.id)) as RunRow;
          if (!run.plan) return runs.setState(run.id, found.state === 'cancelling' ? 'discarded' : 'failed', { error: input.error });
          if (!run.settings.apply || isPlanRefused) return runs.setState(run.id, 'found', { error: input.error });
          return applyPlan({ tx, company, run, plan: run.plan, refuseStale: false });
        })
        .then((committed) => committed.data);
    try {
      this.tell(await settle(false));
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      // The plan stays as a proposal that a person can look at; the search is not repeated for it.
      log().error({ run: input.run_id, err: error }, 'plan could not be applied');
      this.tell(await settle(true));
    }
    return { ok: true };
  }

  /** Ending a run has failed: it is tried again a little later, and after some tries the run has failed. */
  async endFailed(companyId: number, id: string): Promise<void> {
    const { data } = await this.database.transaction(null, async (tx) => {
      const runs = new RunRepository(tx, companyId);
      const run = await runs.find(id, 'FOR UPDATE');
      if (!run || run.state !== 'cancelling') return null;
      if (run.attempts >= MAX_ATTEMPTS) return runs.setState(run.id, 'failed', { error: 'packing_run.failed' });
      await runs.countAttempt(run.id);
      return null;
    });
    this.tell(data);
  }

  /**
   * A person applies a proposal, or takes the best plan of a search that still runs: that one ends, and its end applies the plan.
   * @throws AppError `packing_run.not_open`, `packing_run.stale`.
   */
  async apply(call: CallInfo, id: string) {
    const company = await this.companies.of(call.context.company_id);
    const applied = await this.database.transaction(call, async (tx) => {
      const runs = new RunRepository(tx, company.id);
      const run = await openRun(runs, id, ['found', 'running', 'cancelling']);
      if (run.state !== 'found') {
        await runs.applyAtEnd(run.id);
        return runs.setState(run.id, 'cancelling');
      }
      if (!run.plan) throw new AppError('packing_run.not_open', { state: run.state });
      return applyPlan({
        tx,
        company,
        run: { ...run, user_id: call.context.user_id, user_name: call.context.user_name },
        plan: run.plan,
        refuseStale: true,
      });
    });
    this.tell(applied.data);
    return applied;
  }

  /**
   * A person takes a taken plan back.
   * @throws AppError `packing_run.not_open`, `packing_run.touched`.
   */
  async undo(call: CallInfo, id: string) {
    const company = await this.companies.of(call.context.company_id);
    const undone = await this.database.transaction(call, async (tx) => {
      const run = await openRun(new RunRepository(tx, company.id), id, ['applied']);
      return undoPlan({ tx, company, run: { ...run, user_id: call.context.user_id, user_name: call.context.user_name } });
    });
    this.tell(undone.data);
    return undone;
  }

  /** Stops the search and keeps the best plan; without a plan there is nothing to keep. */
  cancel(call: CallInfo, id: string) {
    return this.change(call, id, ['queued', 'running', 'cancelling'], (run) => {
      if (run.state === 'queued') return 'discarded';
      return 'cancelling';
    });
  }

  /** Throws a run away, whatever it has found. */
  discard(call: CallInfo, id: string) {
    return this.change(call, id, ['queued', 'running', 'cancelling', 'found'], () => 'discarded');
  }

  private async change(call: CallInfo, id: string, from: readonly PackingRun['state'][], to: (run: RunRow) => PackingRun['state']) {
    const changed = await this.database.transaction(call, async (tx) => {
      const runs = new RunRepository(tx, call.context.company_id);
      const run = await openRun(runs, id, from);
      return runs.setState(run.id, to(run));
    });
    this.tell(changed.data);
    return changed;
  }

  private tell(row: RunRow | null): void {
    if (row) this.bus.live({ company_id: row.company_id as never, entity: 'packing_run', ids: [row.id], progress: runFigures(row) });
  }
}

const isAlive = (run: RunRow): boolean => run.lease_until !== null && run.lease_until.getTime() > Date.now();
const isSearched = (run: RunRow): boolean => run.state === 'running' || run.state === 'cancelling' || run.state === 'queued';

const openRun = async (runs: RunRepository, id: string, states: readonly PackingRun['state'][]): Promise<RunRow> => {
  const run = await runs.find(id, 'FOR UPDATE');
  if (!run) throw new AppError('not_found', { run: id });
  if (!states.includes(run.state)) throw new AppError('packing_run.not_open', { state: run.state });
  return run;
};

/** Stores a plan if it is better than the best so far; it has been judged by the worker's independent checker. */
const keepPlan = async (tx: Tx, runs: RunRepository, run: RunRow, given: PalletPlanDto, ms: number): Promise<void> => {
  if (!isBetterPlan(given, run.plan)) {
    await runs.raiseBound(run.id, given.lower_bound, given.lower_bound_by);
    return;
  }
  const plan = withDifference(given, await runs.snapshot(run.id));
  const rules = new Map(plan.unplaced.map((one) => [one.id as number, one.rule]));
  const rows = rules.size === 0 ? [] : await new PalletRepository(tx, runs.companyId).products([...rules.keys()]);
  const unplaced = rows.map((row) => ({
    id: row.id as PackingRun['unplaced'][number]['id'],
    barcode: row.barcode,
    position: row.position,
    order: row.order_number,
    rule: rules.get(row.id) ?? '',
  }));
  const staying = run.unplaced.filter((one) => one.rule === 'locked' || one.rule === 'pinned');
  await runs.storePlan(run.id, plan, { deckM2: deckM2(plan), ms, unplaced: [...staying, ...unplaced] });
};

/** The plan with the pallets that become its pallets, and what taking it would change. */
const withDifference = (plan: PalletPlanDto, { products, fixed, sources }: RunSnapshot): PalletPlanDto => {
  const matched = matchPallets(plan, products, sources, new Map(fixed.map((p) => [p.id, p.pallet_id])));
  const pallets = plan.pallets.map((pallet, index) => ({ ...pallet, pallet_id: (matched[index] ?? null) as typeof pallet.pallet_id }));
  const difference = differenceOf({ pallets }, products, sources);
  return { ...plan, pallets, difference: difference as NonNullable<PalletPlanDto['difference']> };
};
