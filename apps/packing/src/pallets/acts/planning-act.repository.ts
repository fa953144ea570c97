import { TenantRepository } from '@mullion/server-kit';
import type { KeptAct } from './kept-act';

/** What people did in planning, as long as they may take it back. */
export class PlanningActs extends TenantRepository {
  /** The same person's act of this id is another one from then on. False: the id is that of somebody else's. */
  async keep(act: KeptAct): Promise<boolean> {
    return this.insert(
      act,
      `UPDATE SET kind = excluded.kind, done = true, product_ids = excluded.product_ids, before = excluded.before, after = excluded.after, made_at = now()
       WHERE planning_act.company_id = excluded.company_id AND planning_act.user_id IS NOT DISTINCT FROM excluded.user_id`,
    );
  }

  /** Where there is one of this id it stays as it is. */
  async keepFirst(act: KeptAct): Promise<void> {
    await this.insert(act, 'NOTHING');
  }

  /** Locked until the end of the transaction. */
  lock(id: string): Promise<KeptAct | null> {
    return this.row<KeptAct>('planning_act', id, 'FOR UPDATE');
  }

  private async insert(
    { id, kind, user_id, product_ids, before, after }: KeptAct,
    onConflict: string,
  ): Promise<boolean> {
    const kept = await this.query(
      `INSERT INTO planning_act (id, company_id, user_id, kind, product_ids, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO ${onConflict} RETURNING 1`,
      [id, this.companyId, user_id, kind, product_ids, JSON.stringify(before), JSON.stringify(after)],
    );
    return kept.length > 0;
  }

  /** It was taken back, or done again: how everything stood before and after that. */
  async turn({ id, done, product_ids, before, after }: KeptAct): Promise<void> {
    await this.query(
      'UPDATE planning_act SET done = $3, product_ids = $4, before = $5, after = $6 WHERE company_id = $2 AND id = $1',
      [id, this.companyId, done, product_ids, JSON.stringify(before), JSON.stringify(after)],
    );
  }
}
