import { TenantRepository } from '@mullion/server-kit';
import type { GraphCenter } from './rules/work-center-graph';

export interface DependencyRow {
  readonly id: number;
  readonly work_center_id: number;
  readonly depends_on: number;
}

/** Which work centers of one company wait for which. */
export class DependencyRepository extends TenantRepository {
  /** Locks the graph of the company until the end of the transaction: those who change it follow one another. */
  async lockGraph(): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtext('work_center_graph'), $1)`, [this.companyId]);
  }

  all(): Promise<DependencyRow[]> {
    return this.query(
      'SELECT id, work_center_id, depends_on FROM work_center_dependency WHERE company_id = $1 ORDER BY id',
      [this.companyId],
    );
  }

  /** Work centers with those they wait for, by code, deleted ones too. */
  graph(): Promise<GraphCenter[]> {
    return this.query(
      `SELECT c.id, c.code, c.deleted, coalesce(array_agg(d.depends_on) FILTER (WHERE d.depends_on IS NOT NULL), '{}') AS depends_on
       FROM work_center c LEFT JOIN work_center_dependency d ON d.work_center_id = c.id WHERE c.company_id = $1 GROUP BY c.id ORDER BY c.code, c.id`,
      [this.companyId],
    );
  }

  async create(workCenterId: number, dependsOn: number): Promise<DependencyRow> {
    const [row] = await this.query<DependencyRow>(
      'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES ($1, $2, $3) RETURNING id, work_center_id, depends_on',
      [this.companyId, workCenterId, dependsOn],
    );
    return row as DependencyRow;
  }

  /** The row as it was; null: there is none. */
  async delete(id: number): Promise<DependencyRow | null> {
    const [row] = await this.query<DependencyRow>(
      'DELETE FROM work_center_dependency WHERE company_id = $1 AND id = $2 RETURNING id, work_center_id, depends_on',
      [this.companyId, id],
    );
    return row ?? null;
  }
}
