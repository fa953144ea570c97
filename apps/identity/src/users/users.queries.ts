import type { UserId } from '@mullion/contracts';
import { AppError, LITHUANIAN_COLLATION, Database } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { UserRow } from './user.entity';

@Injectable()
export class UsersQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError `session.revoked` when the user was deleted meanwhile */
  async user(companyId: number, userId: number | null): Promise<UserRow> {
    const [row] = await this.database.read<UserRow>('SELECT * FROM users WHERE id = $1 AND company_id = $2 AND deleted_at IS NULL', [
      userId,
      companyId,
    ]);
    if (!row) throw new AppError('session.revoked');
    return row;
  }

  /** Everybody of a company, by type and by name as in a Lithuanian register. */
  ofCompany(companyId: number): Promise<UserRow[]> {
    return this.database.read<UserRow>(
      `SELECT * FROM users WHERE company_id = $1 AND deleted_at IS NULL ORDER BY type, name ${LITHUANIAN_COLLATION}, id LIMIT 1000`,
      [companyId],
    );
  }

  /** Names of users of a company, and of those who work for it; deleted ones included, as histories name them. */
  names(companyId: number, userIds: readonly number[]): Promise<{ id: UserId; name: string }[]> {
    return this.database.read(
      `SELECT u.id, u.name FROM users u JOIN company c ON c.id = u.company_id
       WHERE u.id = ANY($2::int[]) AND (c.id = $1 OR c.serves_company_id = $1) ORDER BY u.id`,
      [companyId, userIds],
    );
  }
}
