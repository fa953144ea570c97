import type { createRack, InputOf, updateRack } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { RackEntity } from './rack.entity';

type Fields = InputOf<typeof createRack>['body'];
type Change = Omit<InputOf<typeof updateRack>['body'], 'version'>;

const onTaken = (error: unknown, code: string): never => {
  if (isUniqueViolation(error, 'racks_code')) throw new AppError('rack.code_taken', { code });
  if (isUniqueViolation(error, 'racks_barcode')) throw new AppError('rack.barcode_taken', { code });
  throw error;
};

/** Everything that writes racks. */
export class RackRepository extends TenantRepository {
  /** @throws AppError `rack.code_taken`, `rack.barcode_taken` */
  async create(fields: Fields): Promise<RackEntity> {
    const columns = Object.entries({ ...fields, barcode: fields.barcode ?? fields.code, company_id: this.companyId });
    const [row] = await this.query<RackEntity>(
      `INSERT INTO racks (${columns.map(([name]) => name).join(', ')})
       VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      columns.map(([, value]) => value),
    ).catch((error: unknown) => onTaken(error, fields.code));
    return row as RackEntity;
  }

  lock(id: number): Promise<RackEntity | null> {
    return this.row('racks', id, 'FOR UPDATE');
  }

  /** @throws AppError `rack.code_taken`, `rack.barcode_taken` */
  update(id: number, change: Change, now: Date): Promise<RackEntity> {
    const set = { ...change, updated_at: now };
    return this.updateVersioned<RackEntity>({ table: 'racks', id, set }).catch((error: unknown) =>
      onTaken(error, change.code ?? ''),
    );
  }

  /** How much stands on it. */
  async things(id: number): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM rack_thing WHERE rack_id = $1 AND company_id = $2',
      [id, this.companyId],
    );
    return row?.count ?? 0;
  }

  /** The row as it was. @throws AppError `not_found` */
  delete(id: number): Promise<RackEntity> {
    return this.deleteVersioned({ table: 'racks', id });
  }
}
