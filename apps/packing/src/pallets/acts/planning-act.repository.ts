import { TenantRepository } from '@mullion/server-kit';
import { serializationFailure } from '../../core/pallets/pallet-work';
import type { KeptAct } from './kept-act';

/** What people did in planning, as long as they may take it back. */
export class PlanningActs extends TenantRepository {
  /** Why no act of this id can be done: there is one already. */
  async refusalOf(id: string, userId: number | null): Promise<'planning_act.known' | 'planning_act.not_own' | null> {
    const [known] = await this.query<{ is_own: boolean }>(
      'SELECT company_id = $2 AND user_id IS NOT DISTINCT FROM $3::int AS is_own FROM planning_act WHERE id = $1',
      [id, this.companyId, userId],
    );
    if (!known) return null;
    return known.is_own ? 'planning_act.known' : 'planning_act.not_own';
  }

  /** Where another request has kept one under this id meanwhile, the transaction is run again. */
  async keep({ id, kind, user_id, order_id, product_ids, before, after }: Omit<KeptAct, 'done'>): Promise<void> {
    const kept = await this.query(
      `INSERT INTO planning_act (id, company_id, user_id, kind, order_id, product_ids, before, after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO NOTHING RETURNING 1`,
      [id, this.companyId, user_id, kind, order_id, product_ids, JSON.stringify(before), JSON.stringify(after)],
    );
    if (kept.length === 0) throw serializationFailure();
  }

  find(id: string): Promise<KeptAct | null> {
    return this.row<KeptAct>('planning_act', id);
  }

  /** Locked until the end of the transaction. */
  lock(id: string): Promise<KeptAct | null> {
    return this.row<KeptAct>('planning_act', id, 'FOR UPDATE');
  }

  /** It was taken back, or done again: how everything stood before and after that. */
  async turn({ id, done, product_ids, before, after }: KeptAct): Promise<void> {
    await this.query(
      'UPDATE planning_act SET done = $3, product_ids = $4, before = $5, after = $6 WHERE company_id = $2 AND id = $1',
      [id, this.companyId, done, product_ids, JSON.stringify(before), JSON.stringify(after)],
    );
  }
}
