import type { OperationRule } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

/** By which rules operations of a company's product types are made. */
export class RuleRepository extends TenantRepository {
  all(): Promise<OperationRule[]> {
    return this.query(
      `SELECT r.product_type, r.work_center_id, r.minutes, r.unit FROM operation_rule r JOIN work_center c ON c.id = r.work_center_id
       WHERE r.company_id = $1 AND NOT c.deleted ORDER BY r.product_type, c.code`,
      [this.companyId],
    );
  }

  /** Replaces the rules of a type; two who save at once follow one another. */
  async replace(productType: string, rules: readonly Omit<OperationRule, 'product_type'>[]): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('operation_rule'), $1)`, [this.companyId]);
    await this.query('DELETE FROM operation_rule WHERE company_id = $1 AND product_type = $2', [
      this.companyId,
      productType,
    ]);
    await this.query(
      `INSERT INTO operation_rule (company_id, product_type, work_center_id, minutes, unit)
       SELECT $1, $2, work_center_id, minutes, unit FROM jsonb_to_recordset($3::jsonb) AS n (work_center_id int, minutes numeric, unit text)`,
      [this.companyId, productType, JSON.stringify(rules)],
    );
  }
}
