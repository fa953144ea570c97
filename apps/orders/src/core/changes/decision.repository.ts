import type { ChangeAct, ProductChange } from '@mullion/contracts';
import { type AuditActor, TenantRepository } from '@mullion/server-kit';
import type { ProductSet } from '../products/product.repository';

export interface NewDecision extends Pick<ProductChange, 'product_id' | 'position' | 'kind' | 'reasons' | 'fields'> {
  readonly order_id: number;
  readonly act: ChangeAct;
  /** The columns that were asked for. */
  readonly wanted: ProductSet;
  /** By which production orders the new unit. */
  readonly remake_key: string | null;
}

/** What was decided about products under way. */
export class DecisionRepository extends TenantRepository {
  async add(changeKey: string, decisions: readonly NewDecision[], by: AuditActor): Promise<void> {
    if (decisions.length === 0) return;
    await this.query(
      `INSERT INTO orders.product_decisions (company_id, order_id, product_id, position, change_key, kind, act, reasons, fields, wanted, remake_key, user_id, user_name)
       SELECT $1, order_id, product_id, position, $3, kind, act, ARRAY(SELECT jsonb_array_elements_text(reasons)), fields, wanted, remake_key, $4, $5
       FROM jsonb_to_recordset($2::jsonb) AS n (order_id int, product_id int, position text, kind text, act text, reasons jsonb, fields jsonb, wanted jsonb, remake_key uuid)`,
      [this.companyId, JSON.stringify(decisions), changeKey, by.user_id, by.user_name],
    );
  }

  /** What the new unit of a remake shall be; null: as the old one is. */
  async wantedOf(remakeKey: string): Promise<ProductSet | null> {
    const [row] = await this.query<{ wanted: ProductSet }>(
      'SELECT wanted FROM orders.product_decisions WHERE company_id = $1 AND remake_key = $2',
      [this.companyId, remakeKey],
    );
    return row?.wanted ?? null;
  }
}
