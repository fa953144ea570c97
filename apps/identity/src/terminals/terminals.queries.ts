import {
  userTypes,
  type RequestContext,
  type Terminal,
  type TerminalAccess,
  type TerminalHere,
  type UserId,
} from '@mullion/contracts';
import { AppError, LITHUANIAN_COLLATION, type Database, type ServiceTools } from '@mullion/server-kit';
import { pinLimits } from './pin-limits';
import { pinWaitSql } from './pin-count.repository';
import type { TerminalAccessRow } from './terminal-access.entity';
import type { TerminalRow } from './terminal.entity';
import { toTerminal, toTerminalAccess, type AccessRow, type NamedTerminal } from './terminal.mapper';
import { noteSeen } from '../core/terminal-seen.repository';

type Tools = Pick<ServiceTools, 'database' | 'clock'>;
/** A transaction or the database. */
interface Source {
  readonly query: <T>(sql: string, params: readonly unknown[]) => Promise<T[]>;
}
const readsOf = (database: Database): Source => ({ query: (sql, params) => database.read(sql, params) });

const namedSql = `SELECT t.*, made.name AS maker, by.name AS enroller,
    (SELECT u.name FROM session s JOIN users u ON u.id = s.user_id
     WHERE s.terminal_id = t.id AND s.revoked_at IS NULL AND s.expires_at > $2 ORDER BY s.created_at DESC LIMIT 1) AS person
  FROM terminals t JOIN users made ON made.id = t.created_by LEFT JOIN users by ON by.id = t.enrolled_by
  WHERE t.company_id = $1 AND t.revoked_at IS NULL`;

/** The terminals of a company, by name. */
export const terminalsOf = async ({ database, clock }: Tools, companyId: number): Promise<Terminal[]> => {
  const now = clock.now();
  const rows = await database.read<NamedTerminal>(`${namedSql} ORDER BY t.name ${LITHUANIAN_COLLATION}, t.id`, [
    companyId,
    now,
  ]);
  return rows.map((row) => toTerminal(row, now));
};

/** @throws AppError `not_found` */
export const terminalById = async (source: Source, companyId: number, id: string, now: Date): Promise<Terminal> => {
  const [row] = await source.query<NamedTerminal>(`${namedSql} AND t.id = $3`, [companyId, now, id]);
  if (!row) throw new AppError('not_found');
  return toTerminal(row, now);
};

export type Device = Pick<TerminalRow, 'id' | 'company_id' | 'name' | 'kinds' | 'enrolment_id'>;

/** The terminal of a device by what its cookie holds. @throws AppError `terminal.unknown`, also for a revoked one */
export const deviceOf = async ({ database, clock }: Tools, tokenHash: Buffer): Promise<Device> => {
  const [device] = await database.read<Device>(
    'SELECT id, company_id, name, kinds, enrolment_id FROM terminals WHERE token_hash = $1 AND revoked_at IS NULL',
    [tokenHash],
    { name: 'terminal-by-token' },
  );
  if (!device) throw new AppError('terminal.unknown');
  await noteSeen(database, device.id, clock.now());
  return device;
};

interface HereRow {
  readonly id: UserId;
  readonly name: string;
  readonly type: RequestContext['type'];
  readonly pin_length: number | null;
  readonly has_badge: boolean;
  readonly here_at: Date | null;
  readonly badge_only: boolean;
  readonly waits: boolean;
}

/** What a device shows before anybody signs in: those who have a PIN or a badge, whoever was here last first. */
export const hereOf = async (tools: Tools, device: Device): Promise<TerminalHere> => {
  const { database, clock } = tools;
  const now = clock.now();
  const [company] = await database.read<{ name: string; idle: number }>(
    'SELECT name, terminal_idle_minutes AS idle FROM company WHERE id = $1',
    [device.company_id],
  );
  const people = await database.read<HereRow>(
    `SELECT u.id, u.name, u.type, CASE WHEN a.pin_length >= c.terminal_pin_length THEN a.pin_length END AS pin_length,
       a.badge_hash IS NOT NULL AS has_badge,
       (SELECT max(s.created_at) FROM session s WHERE s.terminal_id = $2 AND s.user_id = u.id) AS here_at,
       coalesce(pair.wrong >= ${pinLimits.pair.limit} AND pair.last_at + ${pinWaitSql('pair', 'pair')} > $3, false) AS badge_only,
       coalesce(person.wrong >= ${pinLimits.person.limit} AND person.last_at + ${pinWaitSql('person', 'person')} > $3, false) AS waits
     FROM terminal_access a JOIN users u ON u.id = a.user_id JOIN company c ON c.id = a.company_id
       LEFT JOIN pin_count pair ON pair.key = $4 || u.id
       LEFT JOIN pin_count person ON person.key = $5 || u.id
     WHERE a.company_id = $1 AND u.deleted_at IS NULL AND u.type <> ${userTypes.reader} AND (a.pin_hash IS NOT NULL OR a.badge_hash IS NOT NULL)
     ORDER BY here_at DESC NULLS LAST, u.name ${LITHUANIAN_COLLATION}, u.id LIMIT 500`,
    [device.company_id, device.id, now, `pair ${device.id} `, `person ${device.company_id} `],
  );
  return {
    id: device.id,
    name: device.name,
    kinds: device.kinds,
    company: company?.name ?? '',
    idle_minutes: company?.idle ?? 0,
    people: device.kinds.includes('display')
      ? []
      : people.map(({ here_at, badge_only, waits, ...person }) => ({
          ...person,
          here_at: here_at?.toISOString() ?? null,
          held: badge_only ? 'badge_only' : waits ? 'waits' : null,
        })),
  };
};

/** Somebody who may sign in, with what is compared. */
export interface Candidate extends Pick<TerminalAccessRow, 'pin_hash' | 'badge_hash'> {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly type: RequestContext['type'];
}

const candidateSql = `SELECT u.id, u.company_id, u.name, u.type, CASE WHEN a.pin_length >= c.terminal_pin_length THEN a.pin_hash END AS pin_hash, a.badge_hash
  FROM terminal_access a JOIN users u ON u.id = a.user_id JOIN company c ON c.id = a.company_id
  WHERE a.company_id = $1 AND u.deleted_at IS NULL AND u.type <> ${userTypes.reader}`;

/** Null for somebody without access, and for another company's. A PIN shorter than the company wants is none. */
export const candidateById = async (
  database: Database,
  companyId: number,
  userId: number,
): Promise<Candidate | null> => {
  const [row] = await database.read<Candidate>(`${candidateSql} AND u.id = $2`, [companyId, userId]);
  return row ?? null;
};

export const candidateByBadge = async (
  database: Database,
  companyId: number,
  badgeHash: Buffer,
): Promise<Candidate | null> => {
  const [row] = await database.read<Candidate>(`${candidateSql} AND a.badge_hash = $2`, [companyId, badgeHash]);
  return row ?? null;
};

const accessSql = `SELECT a.user_id, a.pin_set_at, a.badge_made_at,
    CASE WHEN p.wrong >= ${pinLimits.person.limit} AND p.last_at + ${pinWaitSql('person', 'p')} > $2 THEN p.last_at + ${pinWaitSql('person', 'p')} END AS locked_until
  FROM terminal_access a JOIN users u ON u.id = a.user_id LEFT JOIN pin_count p ON p.key = 'person ' || a.company_id || ' ' || a.user_id
  WHERE a.company_id = $1 AND u.deleted_at IS NULL AND (a.pin_hash IS NOT NULL OR a.badge_hash IS NOT NULL)`;

/** Who has a PIN or a badge. */
export const accessOf = async ({ database, clock }: Tools, companyId: number): Promise<TerminalAccess[]> => {
  const rows = await readsOf(database).query<AccessRow>(`${accessSql} ORDER BY a.user_id LIMIT 1000`, [
    companyId,
    clock.now(),
  ]);
  return rows.map(toTerminalAccess);
};

/** The same of one person, as it is inside a transaction. */
export const accessOfUser = async (
  source: Source,
  companyId: number,
  userId: number,
  now: Date,
): Promise<TerminalAccess> => {
  const [row] = await source.query<AccessRow>(`${accessSql} AND a.user_id = $3`, [companyId, now, userId]);
  return toTerminalAccess(row ?? { user_id: userId, pin_set_at: null, badge_made_at: null, locked_until: null });
};
