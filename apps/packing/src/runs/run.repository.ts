import type { PackingRun, PlanVariant } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { ResolvedSettings, RunInstance, RunRow, RunSnapshot } from './run.row';

export const runColumns = `id, company_id, user_id, user_name, state, queue, order_ids, products_count, settings, resolved, budget_seconds, seed, progress,
  plan, variants, pallets, lower_bound, lower_bound_by, deck_m2, improvements, unplaced, left_out, pallet_ids, error, attempts, lease_until, created_at, finished_at,
  (plan->>'fill')::float8 AS fill, (plan->>'split_orders')::int AS split_orders, plan->'difference' AS difference, undo IS NOT NULL AS can_undo`;

/** A worker that has not reported for this long is considered dead. */
const LEASE = `interval '12 seconds'`;
/** A lease with this much left need not be renewed: 3 s after the last report that was written. */
const FRESH_LEASE = `interval '9 seconds'`;

/** A product that another open run has. */
export interface BusyProduct {
  readonly product_id: number;
  readonly run_id: string;
  readonly user_name: string;
  readonly created_at: Date;
}

export interface NewRun {
  readonly id: string;
  readonly userId: number | null;
  readonly userName: string;
  readonly queue: RunRow['queue'];
  readonly orderIds: readonly number[];
  readonly settings: object;
  readonly resolved: object;
  readonly content: RunInstance;
  readonly budgetSeconds: number;
  readonly seed: number;
  readonly unplaced: PackingRun['unplaced'];
  readonly variants: readonly PlanVariant[] | null;
}

/** All statements that write packing runs of a company. */
export class RunRepository extends TenantRepository {
  /** Inserts a queued run. */
  async insert(run: NewRun): Promise<RunRow> {
    const { instance, snapshot } = run.content;
    const [row] = await this.query<RunRow>(
      `INSERT INTO packing_run (id, company_id, user_id, user_name, state, queue, order_ids, products_count, settings, resolved, instance,
         snapshot, budget_seconds, seed, unplaced, variants)
       VALUES ($1, $2, $3, $4, 'queued', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING ${runColumns}`,
      [
        run.id,
        this.companyId,
        run.userId,
        run.userName,
        run.queue,
        run.orderIds,
        snapshot.products.length,
        JSON.stringify(run.settings),
        JSON.stringify(run.resolved),
        JSON.stringify(instance),
        JSON.stringify(snapshot),
        run.budgetSeconds,
        run.seed,
        JSON.stringify(run.unplaced),
        run.variants && JSON.stringify(run.variants),
      ],
    );
    return row as RunRow;
  }

  /** Takes products for a run; those that another open run has are answered and not taken. */
  async claimProducts(runId: string, productIds: readonly number[]): Promise<number[]> {
    const taken = await this.query<{ product_id: number }>(
      `INSERT INTO packing_run_product (product_id, run_id) SELECT id, $1 FROM unnest($2::int[]) AS id ORDER BY id ON CONFLICT DO NOTHING RETURNING product_id`,
      [runId, productIds],
    );
    const ours = new Set(taken.map((row) => row.product_id));
    return productIds.filter((id) => !ours.has(id));
  }

  /** Which open runs have these products; in product order. */
  busy(productIds: readonly number[]): Promise<BusyProduct[]> {
    return this.query<BusyProduct>(
      `SELECT t.product_id, t.run_id, r.user_name, r.created_at FROM packing_run_product t JOIN packing_run r ON r.id = t.run_id
       WHERE r.company_id = $1 AND t.product_id = ANY($2) ORDER BY t.product_id`,
      [this.companyId, productIds],
    );
  }

  /** A run, locked until the end of the transaction when asked. */
  async find(id: string, lock: 'FOR UPDATE' | '' = ''): Promise<RunRow | null> {
    const [row] = await this.query<RunRow>(
      `SELECT ${runColumns} FROM packing_run WHERE id = $1 AND company_id = $2 ${lock}`,
      [id, this.companyId],
    );
    return row ?? null;
  }

  /** What the run was started on. */
  async content(id: string): Promise<RunInstance> {
    const [row] = await this.query<RunInstance>(
      'SELECT instance, snapshot FROM packing_run WHERE id = $1 AND company_id = $2',
      [id, this.companyId],
    );
    if (!row) throw new Error(`there is no packing run ${id}`);
    return row;
  }

  /** How everything stood when the run began, without the instance. */
  async snapshot(id: string): Promise<RunSnapshot> {
    const [row] = await this.query<{ snapshot: RunSnapshot }>(
      'SELECT snapshot FROM packing_run WHERE id = $1 AND company_id = $2',
      [id, this.companyId],
    );
    if (!row) throw new Error(`there is no packing run ${id}`);
    return row.snapshot;
  }

  /** The plan is applied when the search is over, whatever was asked for at the start. */
  async applyAtEnd(id: string): Promise<void> {
    await this.query(
      `UPDATE packing_run SET settings = settings || '{"apply": true}' WHERE id = $1 AND company_id = $2`,
      [id, this.companyId],
    );
  }

  /** A worker begins. */
  async begin(id: string): Promise<void> {
    await this.query(
      `UPDATE packing_run SET state = 'running', attempts = attempts + 1, started_at = coalesce(started_at, now()), lease_until = now() + ${LEASE}
       WHERE id = $1 AND company_id = $2`,
      [id, this.companyId],
    );
  }

  /** One more try that did not end the run; the next one when the lease is over. */
  async countAttempt(id: string): Promise<void> {
    await this.query(
      `UPDATE packing_run SET attempts = attempts + 1, lease_until = now() + ${LEASE} WHERE id = $1 AND company_id = $2`,
      [id, this.companyId],
    );
  }

  /** Until the end of the transaction no other deep run of the company begins. */
  async lockDeep(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('packing-deep'), $1)`, [this.companyId]);
  }

  /** Another deep run of the company is being worked on. */
  async isDeepRunning(exceptId: string): Promise<boolean> {
    const rows = await this.query(
      `SELECT 1 FROM packing_run WHERE company_id = $1 AND queue = 'packing-deep' AND state IN ('running', 'cancelling') AND lease_until > now() AND id <> $2 LIMIT 1`,
      [this.companyId, exceptId],
    );
    return rows.length > 0;
  }

  /** The run has its job, or has had it and waits behind another run: the sweep enqueues it again a little later. */
  async markEnqueued(id: string): Promise<void> {
    await this.query(`UPDATE packing_run SET enqueued_at = now() WHERE id = $1 AND company_id = $2`, [
      id,
      this.companyId,
    ]);
  }

  /** State and lease alone: what a report without a plan is answered by. */
  async lease(id: string): Promise<(Pick<RunRow, 'state'> & { readonly is_fresh: boolean }) | null> {
    const [row] = await this.query<Pick<RunRow, 'state'> & { readonly is_fresh: boolean }>(
      `SELECT state, coalesce(lease_until > now() + ${FRESH_LEASE}, false) AS is_fresh FROM packing_run WHERE id = $1 AND company_id = $2`,
      [id, this.companyId],
      { name: 'run-lease' },
    );
    return row ?? null;
  }

  /** A report renews the lease. */
  async keepAlive(id: string, progress: number): Promise<void> {
    await this.query(
      `UPDATE packing_run SET progress = greatest(progress, $3), lease_until = now() + ${LEASE} WHERE id = $1 AND company_id = $2`,
      [id, this.companyId, progress],
    );
  }

  /** What has been found out for this run beside its settings. */
  async resolve(id: string, found: Partial<ResolvedSettings>): Promise<void> {
    await this.query('UPDATE packing_run SET resolved = resolved || $3::jsonb WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
      JSON.stringify(found),
    ]);
  }

  /** Changes the state; a run that is over lets its products go and no longer needs what it was started on. */
  async setState(
    id: string,
    state: PackingRun['state'],
    over: { error?: string | null; leftOut?: PackingRun['left_out']; palletIds?: readonly number[] } = {},
  ): Promise<RunRow> {
    const isOver = ['applied', 'discarded', 'failed'].includes(state);
    if (isOver) await this.query('DELETE FROM packing_run_product WHERE run_id = $1', [id]);
    const isSearched = isOver || state === 'found';
    const [row] = await this.query<RunRow>(
      `UPDATE packing_run SET state = $3, error = $4, left_out = coalesce($5::jsonb, left_out), pallet_ids = coalesce($6::int[], pallet_ids),
         progress = CASE WHEN $7 THEN 1 ELSE progress END,
         variants = CASE WHEN $8 THEN NULL ELSE variants END, instance = CASE WHEN $8 THEN '{}' ELSE instance END, snapshot = CASE WHEN $8 THEN '{}' ELSE snapshot END, lease_until = CASE WHEN $7 THEN NULL ELSE lease_until END,
         finished_at = CASE WHEN $7 THEN coalesce(finished_at, now()) END
       WHERE id = $1 AND company_id = $2 RETURNING ${runColumns}`,
      [
        id,
        this.companyId,
        state,
        over.error ?? null,
        over.leftOut ? JSON.stringify(over.leftOut) : null,
        over.palletIds ?? null,
        isSearched,
        isOver,
      ],
    );
    return row as RunRow;
  }
}
