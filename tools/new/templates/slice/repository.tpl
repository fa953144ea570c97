import type { create§One§, InputOf, update§One§ } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { §One§Entity } from './§one-§.entity';

type Fields = InputOf<typeof create§One§>['body'];
type Change = Omit<InputOf<typeof update§One§>['body'], 'version'>;

const onTaken = (error: unknown, §first§: string): never => {
  if (isUniqueViolation(error, '§many_§_§first§')) throw new AppError('§one_§.§first§_taken', { §first§ });
  throw error;
};

/** Everything that writes §many §. */
export class §One§Repository extends TenantRepository {
  /** @throws AppError `§one_§.§first§_taken` */
  async create(fields: Fields): Promise<§One§Entity> {
    const columns = Object.entries({ ...fields, company_id: this.companyId });
    const [row] = await this.query<§One§Entity>(
      `INSERT INTO §many_§ (${columns.map(([name]) => name).join(', ')})
       VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      columns.map(([, value]) => value),
    ).catch((error: unknown) => onTaken(error, fields.§first§));
    return row as §One§Entity;
  }

  lock(id: number): Promise<§One§Entity | null> {
    return this.row('§many_§', id, 'FOR UPDATE');
  }

  /** @throws AppError `§one_§.§first§_taken` */
  update(id: number, change: Change, now: Date): Promise<§One§Entity> {
    const set = { ...change, updated_at: now };
    return this.updateVersioned<§One§Entity>({ table: '§many_§', id, set }).catch((error: unknown) => onTaken(error, change.§first§ ?? ''));
  }

  /** The row as it was. @throws AppError `not_found` */
  delete(id: number): Promise<§One§Entity> {
    return this.deleteVersioned({ table: '§many_§', id });
  }
}
