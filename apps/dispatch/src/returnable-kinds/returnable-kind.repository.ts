import type { createReturnableKind, InputOf, updateReturnableKind } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { ReturnableKindRow } from './returnable-kind.row';

type Fields = InputOf<typeof createReturnableKind>['body'];
type Change = Omit<InputOf<typeof updateReturnableKind>['body'], 'version'>;

const onTaken = (error: unknown, name: string): never => {
  if (isUniqueViolation(error, 'returnable_kinds_name')) throw new AppError('returnable_kind.name_taken', { name });
  throw error;
};

/** Everything that writes kinds of returnables. */
export class ReturnableKindRepository extends TenantRepository {
  /** @throws AppError `returnable_kind.name_taken` */
  async create(fields: Fields): Promise<ReturnableKindRow> {
    const columns = Object.entries({ ...fields, company_id: this.companyId });
    const [row] = await this.query<ReturnableKindRow>(
      `INSERT INTO returnable_kinds (${columns.map(([name]) => name).join(', ')})
       VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      columns.map(([, value]) => value),
    ).catch((error: unknown) => onTaken(error, fields.name));
    return row as ReturnableKindRow;
  }

  /** Null when there is none or it was deleted. */
  async lock(id: number): Promise<ReturnableKindRow | null> {
    const row = await this.row<ReturnableKindRow>('returnable_kinds', id, 'FOR UPDATE');
    return row && !row.removed ? row : null;
  }

  /** @throws AppError `returnable_kind.name_taken` */
  update(id: number, change: Change, now: Date): Promise<ReturnableKindRow> {
    const set = { ...change, updated_at: now };
    return this.updateVersioned<ReturnableKindRow>({ table: 'returnable_kinds', id, set }).catch((error: unknown) =>
      onTaken(error, change.name ?? ''),
    );
  }

  /** Deletes it; movements of it stay. */
  async retire(id: number): Promise<void> {
    await this.updateVersioned({ table: 'returnable_kinds', id, set: { removed: true } });
  }

  /** How many of it are out. */
  async countOut(id: number): Promise<number> {
    const [row] = await this.query<{ out: number }>(
      'SELECT coalesce(sum(balance), 0)::int AS out FROM returnable_balances WHERE company_id = $1 AND kind_id = $2 AND balance > 0',
      [this.companyId, id],
    );
    return row?.out ?? 0;
  }
}
