import {
  userTypes,
  judgeUser,
  rightCodes,
  type CompanyFeature,
  type CompanyId,
  type RequestContext,
  type RightCode,
  type Session,
  type UserId,
  type UserType,
} from '@mullion/contracts';
import { AppError, type Database, type ServiceTools } from '@mullion/server-kit';
import { CONTEXT_SECONDS } from '../core/context-seconds';
import { apiKeyContext } from '../api-keys/api-keys.queries';
import { displayContext } from './display-context.queries';
import type { SessionRow } from './session.entity';
import { toSession } from './session.mapper';

export interface SignInRow {
  readonly id: number;
  readonly company_id: number;
  readonly type: number;
  readonly password_hash: string;
}

/** Whose session it is. */
export interface SessionOwner {
  readonly id: number;
  readonly type: UserType;
  readonly company_id: number;
}

/** Whom somebody reaches: people of the own company, and of those that supply it. */
const reachedBy = ({ kind }: RequestContext): string =>
  kind === 'manufacturer' ? '(c.id = $2 OR c.serves_company_id = $2)' : 'c.id = $2';

/** Oneself, and whom one manages; people of a supplier are managed by whom it supplies. */
export const mayManage = (context: RequestContext, owner: SessionOwner): boolean => {
  const { edit, self } = judgeUser(context, owner);
  return self || (edit && context.kind === 'manufacturer');
};

interface ContextRow extends Pick<RequestContext, 'kind' | 'type' | 'time_zone'> {
  readonly user_id: UserId;
  readonly user_name: string;
  readonly company_id: CompanyId;
  readonly home_company_id: CompanyId;
  readonly features: CompanyFeature[];
  readonly rights: RightCode[];
  readonly terminal: RequestContext['terminal'] | null;
}

/**
 * A supplier's user acts in the manufacturer's data: features, rights and time zone are those of the company acted in.
 */
const contextSql = `SELECT u.id AS user_id, u.name AS user_name, u.type, acted.id AS company_id, home.id AS home_company_id, home.kind, acted.time_zone,
    ARRAY(SELECT f.feature FROM company_feature f WHERE f.company_id = acted.id ORDER BY f.feature) AS features,
    ARRAY(SELECT r.code FROM system_right r WHERE r.company_id = acted.id AND CASE u.type
      WHEN 1 THEN r.administrator WHEN 2 THEN r.planner WHEN 3 THEN r.manager WHEN 4 THEN r.packer WHEN 5 THEN r.worker ELSE false END
      ORDER BY r.code) AS rights,
    CASE WHEN t.id IS NOT NULL THEN jsonb_build_object('id', t.id, 'name', t.name, 'kinds', t.kinds) END AS terminal
  FROM session s JOIN users u ON u.id = s.user_id JOIN company home ON home.id = u.company_id
    JOIN company acted ON acted.id = coalesce(home.serves_company_id, home.id)
    LEFT JOIN terminals t ON t.id = s.terminal_id AND t.revoked_at IS NULL
  WHERE s.id = $1 AND (s.terminal_id IS NULL OR t.id IS NOT NULL) AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.deleted_at IS NULL`;

/** Who signs in with this e-mail; case does not matter. */
export const userByEmail = async (database: Database, email: string): Promise<SignInRow | null> => {
  const [row] = await database.read<SignInRow>(
    'SELECT id, company_id, type, password_hash FROM users WHERE lower(email) = lower($1) AND deleted_at IS NULL',
    [email],
  );
  return row ?? null;
};

/** Null for an unknown session, another company's, or a deleted user's. */
export const sessionOwner = async (
  database: Database,
  context: RequestContext,
  sessionId: string,
): Promise<SessionOwner | null> => {
  const [row] = await database.read<SessionOwner>(
    `SELECT u.id, u.type, u.company_id FROM session s JOIN users u ON u.id = s.user_id JOIN company c ON c.id = u.company_id
     WHERE s.id = $1 AND ${reachedBy(context)} AND u.deleted_at IS NULL`,
    [sessionId, context.home_company_id],
  );
  return row ?? null;
};

/**
 * The open sessions of oneself or of somebody whom the caller manages, last used first.
 * @throws AppError `not_found` for another company's user; `user.not_managed`
 */
export const sessionsOf = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  context: RequestContext,
  userId: number | null,
): Promise<Session[]> => {
  const [user] = await database.read<SessionOwner>(
    `SELECT u.id, u.type, u.company_id FROM users u JOIN company c ON c.id = u.company_id
     WHERE u.id = $1 AND ${reachedBy(context)} AND u.deleted_at IS NULL`,
    [userId, context.home_company_id],
  );
  if (!user) throw new AppError('not_found');
  if (!mayManage(context, user)) throw new AppError('user.not_managed');
  const rows = await database.read<SessionRow & { terminal: string | null }>(
    `SELECT s.*, t.name AS terminal FROM session s LEFT JOIN terminals t ON t.id = s.terminal_id
     WHERE s.user_id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 ORDER BY s.used_at DESC, s.id LIMIT 200`,
    [user.id, clock.now()],
  );
  return rows.map((row) => toSession(row, context.session_id));
};

/**
 * What the gateway signs for a session, for an API key by its id, or for a display by its enrolment.
 * @throws AppError `session.revoked` when the session has ended or its user was deleted.
 */
export const sessionContext = async (
  tools: Pick<ServiceTools, 'database' | 'clock'>,
  sessionId: string,
): Promise<RequestContext> => {
  const { database, clock } = tools;
  const now = clock.now();
  const [row] = await database.read<ContextRow>(contextSql, [sessionId, now], { name: 'session-context' });
  if (!row) return (await apiKeyContext(tools, sessionId)) ?? (await displayContext(tools, sessionId)) ?? revoked();
  return {
    user_id: row.user_id,
    user_name: row.user_name,
    company_id: row.company_id,
    home_company_id: row.home_company_id,
    kind: row.kind,
    features: row.features,
    type: row.type,
    rights: row.type === userTypes.super ? [...rightCodes] : row.rights,
    session_id: sessionId,
    ...(row.terminal ? { terminal: row.terminal } : {}),
    time_zone: row.time_zone,
    expires_at: Math.floor(now.getTime() / 1000) + CONTEXT_SECONDS,
  };
};

const revoked = (): never => {
  throw new AppError('session.revoked');
};
