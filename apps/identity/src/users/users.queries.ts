import type { ListedUser, RequestContext, StaffCompany, User, UserId } from '@mullion/contracts';
import { AppError, LITHUANIAN_COLLATION, type Database } from '@mullion/server-kit';
import { companyById } from '../companies/companies.queries';
import type { UserRow } from './user.entity';
import { toListedUser, toUser } from './user.mapper';

const STAFF = '(c.id = $1 OR c.serves_company_id = $1)';

/** Who asks, with company and rights. @throws AppError `session.revoked` when the user was deleted meanwhile */
export const ownAccount = async (database: Database, context: RequestContext): Promise<User> => {
  const { home_company_id: companyId } = context;
  const sql = 'SELECT * FROM users WHERE id = $1 AND company_id = $2 AND deleted_at IS NULL';
  const [[row], company] = await Promise.all([
    database.read<UserRow>(sql, [context.user_id, companyId]),
    companyById(database, companyId),
  ]);
  if (!row) throw new AppError('session.revoked');
  return toUser(row, company, context);
};

/** Everybody of the asker's company and of its suppliers, by type and by name as in a Lithuanian register. */
export const usersOf = async (database: Database, context: RequestContext): Promise<ListedUser[]> => {
  const rows = await database.read<UserRow & { readonly supplier: string | null }>(
    `SELECT u.*, CASE WHEN c.id <> $1 THEN c.name END AS supplier FROM users u JOIN company c ON c.id = u.company_id
     WHERE ${STAFF} AND u.deleted_at IS NULL ORDER BY c.id <> $1, c.name ${LITHUANIAN_COLLATION}, u.type, u.name ${LITHUANIAN_COLLATION}, u.id LIMIT 1000`,
    [context.home_company_id],
  );
  return rows.map((row) => toListedUser(row, context));
};

/** Companies whose people somebody of a company manages: the own one first. */
export const staffCompanies = (database: Database, companyId: number): Promise<StaffCompany[]> =>
  database.read(
    `SELECT c.id, c.name FROM company c WHERE ${STAFF} ORDER BY c.id <> $1, c.name ${LITHUANIAN_COLLATION}, c.id`,
    [companyId],
  );

/**
 * The company of a user whom the asker may reach: people of a supplier are managed by whom it supplies, not by the
 * supplier.
 * @throws AppError `not_found`
 */
export const staffCompanyOf = async (
  database: Database,
  { home_company_id, kind }: RequestContext,
  userId: number,
): Promise<number> => {
  const [row] = await database.read<{ company_id: number }>(
    `SELECT u.company_id FROM users u JOIN company c ON c.id = u.company_id WHERE u.id = $2 AND ${kind === 'manufacturer' ? STAFF : 'c.id = $1'}`,
    [home_company_id, userId],
  );
  if (!row) throw new AppError('not_found');
  return row.company_id;
};

/** The same for a company that a new user is to belong to. @throws AppError `not_found` */
export const mustBeStaffCompany = async (
  database: Database,
  { home_company_id }: RequestContext,
  companyId: number,
): Promise<void> => {
  const rows = await database.read(`SELECT 1 FROM company c WHERE c.id = $2 AND ${STAFF}`, [
    home_company_id,
    companyId,
  ]);
  if (rows.length === 0) throw new AppError('not_found');
};

/** Names of users of a company, and of those who work for it; deleted ones included, as histories name them. */
export const userNames = (
  database: Database,
  companyId: number,
  userIds: readonly number[],
): Promise<{ id: UserId; name: string }[]> =>
  database.read(
    `SELECT u.id, u.name FROM users u JOIN company c ON c.id = u.company_id
     WHERE u.id = ANY($2::int[]) AND (c.id = $1 OR c.serves_company_id = $1) ORDER BY u.id`,
    [companyId, userIds],
  );
