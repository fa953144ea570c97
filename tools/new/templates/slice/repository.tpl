import type { create§One§, InputOf, update§One§ } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { §One§Entity } from './§one-§.entity';
import { to§One§ } from './§one-§.mapper';

type Fields = InputOf<typeof create§One§>['body'];
type Edit = InputOf<typeof update§One§>['body'];

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
      `INSERT INTO §service§.§many_§ (${columns.map(([name]) => name).join(', ')})
       VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      columns.map(([, value]) => value),
    ).catch((error: unknown) => onTaken(error, fields.§first§));
    return row as §One§Entity;
  }

  /** The row, to be changed. @throws AppError `not_found` */
  async lock(id: number): Promise<§One§Entity> {
    const found = await this.row<§One§Entity>('§many_§', id, 'FOR UPDATE');
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** @throws AppError `conflict` with the present row, `§one_§.§first§_taken` */
  update(id: number, { version, ...fields }: Edit): Promise<§One§Entity> {
    const set = { ...fields, updated_at: new Date() };
    return this.updateVersioned<§One§Entity>({ table: '§many_§', id, version, set }, to§One§).catch((error: unknown) =>
      onTaken(error, fields.§first§ ?? ''),
    );
  }

  delete(id: number): Promise<§One§Entity> {
    return this.deleteVersioned<§One§Entity>({ table: '§many_§', id });
  }
}
