import type { StartPage, UserType } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { UserRow } from './user.entity';

type NewUserRow = Pick<UserRow, 'name' | 'email' | 'type' | 'password_hash'>;
interface UserChange {
  readonly name?: string | undefined;
  readonly type?: UserType | undefined;
  readonly password_hash?: string | undefined;
}

/** Everything that writes users of a company. */
export class UserRepository extends TenantRepository {
  /** The user, locked. @throws AppError `not_found`, also for a deleted one */
  async lock(id: number): Promise<UserRow> {
    const found = await this.row<UserRow>('users', id, 'FOR UPDATE');
    if (!found || found.deleted_at) throw new AppError('not_found');
    return found;
  }

  /** @throws AppError `user.email_taken`: an e-mail signs in one person, whatever the company */
  async create(user: NewUserRow): Promise<UserRow> {
    try {
      const [row] = await this.query<UserRow>(
        'INSERT INTO users (company_id, name, email, type, password_hash) VALUES ($1, $2, $3, $4, $5) RETURNING *',
        [this.companyId, user.name, user.email, user.type, user.password_hash],
      );
      return row as UserRow;
    } catch (error) {
      if (isUniqueViolation(error, 'users_email')) throw new AppError('user.email_taken', { email: user.email });
      throw error;
    }
  }

  update(id: number, change: UserChange, now: Date): Promise<UserRow> {
    return this.updateVersioned<UserRow>({ table: 'users', id, set: { ...change, updated_at: now } });
  }

  /** A person's own choice raises no version: editors of the user are not affected. */
  async chooseStartPage(id: number, page: StartPage | null): Promise<void> {
    await this.query('UPDATE users SET start_page = $3 WHERE id = $1 AND company_id = $2', [id, this.companyId, page]);
  }

  /** The row stays: histories name the person; the e-mail is free again. */
  async remove(id: number, now: Date): Promise<void> {
    await this.update(id, {}, now);
    await this.query('UPDATE users SET deleted_at = $3 WHERE id = $1 AND company_id = $2', [id, this.companyId, now]);
  }
}
