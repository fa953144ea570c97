import type { PackingRun, PalletPlanDto, PlanVariant } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import { runColumns } from './run.repository';
import type { PlanUndo, RunRow } from './run.row';

/** The statements that write what a run has found: its plans, their bound, and how a taken plan is taken back. */
export class RunPlanRepository extends TenantRepository {
  /** Stores the best plan so far with its figures. */
  async storePlan(
    id: string,
    plan: PalletPlanDto,
    figures: { deckM2: number; ms: number; unplaced: PackingRun['unplaced'] },
  ): Promise<void> {
    await this.query(
      `UPDATE packing_run SET plan = $3, pallets = $4, lower_bound = greatest(coalesce(lower_bound, 0), $5), lower_bound_by = $6, deck_m2 = $7,
         improvements = improvements || $8::jsonb, unplaced = $9 WHERE id = $1 AND company_id = $2`,
      [
        id,
        this.companyId,
        JSON.stringify(plan),
        plan.pallets.length,
        plan.lower_bound,
        plan.lower_bound_by,
        figures.deckM2,
        JSON.stringify([{ ms: figures.ms, pallets: plan.pallets.length, deck_m2: figures.deckM2 }]),
        JSON.stringify(figures.unplaced),
      ],
    );
  }

  /** The plans of a run that looks for several. */
  async storeVariants(id: string, variants: readonly PlanVariant[]): Promise<void> {
    await this.query('UPDATE packing_run SET variants = $3 WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
      JSON.stringify(variants),
    ]);
  }

  /** One of several plans is the run's plan from now on. */
  async choose(id: string, { objective, plan, deck_m2, unplaced }: PlanVariant): Promise<void> {
    await this.query(
      `UPDATE packing_run SET plan = $3, pallets = $4, deck_m2 = $5, unplaced = $6, resolved = resolved || $7::jsonb WHERE id = $1 AND company_id = $2`,
      [
        id,
        this.companyId,
        JSON.stringify(plan),
        plan?.pallets.length ?? null,
        deck_m2,
        JSON.stringify(unplaced),
        JSON.stringify({ chosen: objective }),
      ],
    );
  }

  /** The bound may get better without a better plan. */
  async raiseBound(id: string, bound: number, by: string): Promise<void> {
    await this.query(
      `UPDATE packing_run SET lower_bound = $3, lower_bound_by = $4 WHERE id = $1 AND company_id = $2 AND coalesce(lower_bound, 0) < $3`,
      [id, this.companyId, bound, by],
    );
  }

  /** Keeps what it takes to take the plan back. */
  async keepUndo(id: string, undo: PlanUndo): Promise<void> {
    await this.query('UPDATE packing_run SET undo = $3 WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
      JSON.stringify(undo),
    ]);
  }

  /** What it takes to take the plan back; null when it is not taken. */
  async undo(id: string): Promise<PlanUndo | null> {
    const [row] = await this.query<{ undo: PlanUndo | null }>(
      'SELECT undo FROM packing_run WHERE id = $1 AND company_id = $2',
      [id, this.companyId],
    );
    return row?.undo ?? null;
  }

  /** A plan that was taken back counts as discarded. */
  async markUndone(id: string): Promise<RunRow> {
    const [row] = await this.query<RunRow>(
      `UPDATE packing_run SET state = 'discarded', undo = NULL WHERE id = $1 AND company_id = $2 RETURNING ${runColumns}`,
      [id, this.companyId],
    );
    return row as RunRow;
  }
}
