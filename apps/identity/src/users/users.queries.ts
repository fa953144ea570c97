import type { ListedUser, RequestContext, User, UserId } from '@mullion/contracts';
import { AppError, LITHUANIAN_COLLATION, type Database } from '@mullion/server-kit';
import { companyById } from '../companies/companies.queries';
import type { UserRow } from './user.entity';
import { toListedUser, toUser } from './user.mapper';

/** Who asks, with company and rights. @throws AppError `session.revoked` when the user was deleted meanwhile */
export const ownAccount = async (database: Database, context: RequestContext): Promise<User> => {
  const { home_company_id: companyId } = context;
  const sql = 'SELECT * FROM users WHERE id = $1 AND company_id = $2 AND deleted_at IS NULL';
  const [[row], company] = await Promise.all([database.read<UserRow>(sql, [context.user_id, companyId]), companyById(database, companyId)]);
  if (!row) throw new AppError('session.revoked');
  return toUser(row, company, context);
};

/** Everybody of the asker's company, by type and by name as in a Lithuanian register. */
export const usersOf = async (database: Database, context: RequestContext): Promise<ListedUser[]> => {
  const rows = await database.read<UserRow>(
    `SELECT * FROM users WHERE company_id = $1 AND deleted_at IS NULL ORDER BY type, name ${LITHUANIAN_COLLATION}, id LIMIT 1000`,
    [context.home_company_id],
  );
  return rows.map((row) => toListedUser(row, context));
};

/** Names of users of a company, and of those who work for it; deleted ones included, as histories name them. */
export const userNames = (database: Database, companyId: number, userIds: readonly number[]): Promise<{ id: UserId; name: string }[]> =>
  database.read(
    `SELECT u.id, u.name FROM users u JOIN company c ON c.id = u.company_id
     WHERE u.id = ANY($2::int[]) AND (c.id = $1 OR c.serves_company_id = $1) ORDER BY u.id`,
    [companyId, userIds],
  );
