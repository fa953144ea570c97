import type { createWorkCenter, InputOf, updateWorkCenter, WorkCenter } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { WorkCenterRow } from './work-center.entity';
import { toWorkCenter } from './work-center.mapper';

type NewWorkCenter = InputOf<typeof createWorkCenter>['body'];
type Change = InputOf<typeof updateWorkCenter>['body'];

/** Work centers of one company. */
export class WorkCenterRepository extends TenantRepository {
  /** All that are not deleted, by code. */
  async list(): Promise<WorkCenter[]> {
    const rows = await this.query<WorkCenterRow>('SELECT * FROM work_center WHERE company_id = $1 AND NOT deleted ORDER BY code, id', [
      this.companyId,
    ]);
    return rows.map(toWorkCenter);
  }

  /** @throws AppError `work_center.code_taken`, by a deleted one too: histories name it */
  async create(fields: NewWorkCenter): Promise<WorkCenter> {
    try {
      const [row] = await this.query<WorkCenterRow>(
        `INSERT INTO work_center (company_id, code, description, max_load, probability, preperation) VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
        [this.companyId, fields.code, fields.description, fields.max_load ?? null, fields.probability ?? null, fields.preperation ?? false],
      );
      return toWorkCenter(row as WorkCenterRow);
    } catch (error) {
      if (isUniqueViolation(error, 'work_center_code')) throw new AppError('work_center.code_taken', { code: fields.code });
      throw error;
    }
  }

  /** Gives the row before and after. @throws AppError `not_found`, `conflict` with the current row */
  async update(id: number, { version, ...set }: Change): Promise<{ readonly before: WorkCenter; readonly after: WorkCenter }> {
    const before = await this.row<WorkCenterRow>('work_center', id, 'FOR UPDATE');
    if (before === null) throw new AppError('not_found');
    const after = await this.updateVersioned<WorkCenterRow>({ table: 'work_center', id, version, set }, toWorkCenter);
    return { before: toWorkCenter(before), after: toWorkCenter(after) };
  }
}
