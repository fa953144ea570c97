import {
  operationStatus,
  workInputs,
  type createWorkCenter,
  type InputOf,
  type updateWorkCenter,
} from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { WorkCenterRow } from './work-center.entity';

type NewWorkCenter = InputOf<typeof createWorkCenter>['body'];
type Change = Omit<InputOf<typeof updateWorkCenter>['body'], 'version'>;

/** Work centers of one company. */
export class WorkCenterRepository extends TenantRepository {
  /** By code, deleted ones too. */
  list(): Promise<WorkCenterRow[]> {
    return this.query('SELECT * FROM work_center WHERE company_id = $1 ORDER BY code, id', [this.companyId]);
  }

  /** A deleted one too. */
  find(id: number): Promise<WorkCenterRow | null> {
    return this.row('work_center', id);
  }

  lock(id: number): Promise<WorkCenterRow | null> {
    return this.row('work_center', id, 'FOR UPDATE');
  }

  /** @throws AppError `work_center.code_taken` */
  async create(fields: NewWorkCenter): Promise<WorkCenterRow> {
    try {
      const [row] = await this.query<WorkCenterRow>(
        `INSERT INTO work_center (company_id, code, description, max_load, probability, preperation, works_by) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING *`,
        [
          this.companyId,
          fields.code,
          fields.description,
          fields.max_load ?? null,
          fields.probability ?? null,
          fields.preperation ?? false,
          fields.works_by ?? workInputs,
        ],
      );
      return row as WorkCenterRow;
    } catch (error) {
      if (isUniqueViolation(error, 'work_center_code_once'))
        throw new AppError('work_center.code_taken', { code: fields.code });
      throw error;
    }
  }

  /** Operations at a work center that are neither completed nor cancelled. */
  async openOperations(id: number): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM operation WHERE company_id = $1 AND work_center_id = $2 AND status NOT IN (${operationStatus.completed}, ${operationStatus.cancelled})`,
      [this.companyId, id],
    );
    return row?.count ?? 0;
  }

  update(id: number, set: Change): Promise<WorkCenterRow> {
    return this.updateVersioned({ table: 'work_center', id, set });
  }
}
