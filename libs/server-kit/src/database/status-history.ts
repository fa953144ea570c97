import {
  listCompanyStatusNames,
  listUserNames,
  type Language,
  type OutputOf,
  type StatusName,
  type listOrderActions,
  type UserId,
} from '@mullion/contracts';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error';
import { systemContext } from '../request/contexts';
import type { Rpc } from '../rpc/rpc';
import type { Database } from './database';

const KEEP_MS = 60_000;
const AT_MOST = 500;

interface StoredChange {
  readonly before: number | null;
  readonly after: number;
  readonly user_id: UserId | null;
  readonly user_name: string;
  readonly created_at: Date;
}

const statusNames = new LRUCache<number, StatusName[]>({ max: 100, ttl: KEEP_MS });

/** A status that the company has given no name, or none can be had. */
export const unnamedStatus = (status: number, language: Language): string =>
  `${language === 'lt' ? 'Būsena' : 'Status'} ${status}`;

/** A status that nobody chose. */
const byItself = (language: Language): string =>
  language === 'lt'
    ? 'Savaime, pagal tai, kas nuskenuota ar pristatyta'
    : 'By itself, from what was scanned or delivered';

/** Without identity, history shows numbers and no names rather than nothing. */
const orNothing = <T>(asked: Promise<T[]>): Promise<T[]> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });

const namesOf = async (rpc: Rpc, companyId: number): Promise<StatusName[]> => {
  const known = statusNames.get(companyId);
  if (known) return known;
  const context = systemContext(companyId);
  const names = await orNothing(rpc.ask(listCompanyStatusNames, { company_id: context.company_id }, { context }));
  if (names.length > 0) statusNames.set(companyId, names);
  return names;
};

/**
 * Status changes of one row of this service, newest first, with the names of statuses and people in a language (GET
 * actions).
 */
export const statusHistory = async (
  database: Database,
  rpc: Rpc,
  of: {
    readonly companyId: number;
    readonly table: StatusName['table_name'];
    readonly id: number;
    readonly language: Language;
  },
): Promise<OutputOf<typeof listOrderActions>> => {
  const rows = await database.read<StoredChange>(
    `SELECT before, after, user_id, user_name, coalesce(made_at, created_at) AS created_at FROM ${database.schema}.status_change
     WHERE company_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY id DESC LIMIT ${AT_MOST}`,
    [of.companyId, of.table, of.id],
  );
  if (rows.length === 0) return [];
  const unnamed = [
    ...new Set(rows.flatMap((row) => (row.user_name === '' && row.user_id !== null ? [row.user_id] : []))),
  ];
  const context = systemContext(of.companyId);
  const [names, users] = await Promise.all([
    namesOf(rpc, of.companyId),
    unnamed.length === 0 ? [] : orNothing(rpc.ask(listUserNames, { user_ids: unnamed }, { context })),
  ]);
  const nameOf = (status: number): string =>
    names.find((name) => name.table_name === of.table && name.status === status && name.language === of.language)
      ?.text ?? unnamedStatus(status, of.language);
  const personOf = ({ user_id: id, user_name: name }: StoredChange): string => {
    if (id === null && name === '') return byItself(of.language);
    return name || (users.find((user) => user.id === id)?.name ?? '');
  };
  return rows.map((row) => ({
    created_at: row.created_at.toISOString(),
    status_before: row.before,
    status_after: row.after,
    status_before_name: row.before === null ? '' : nameOf(row.before),
    status_after_name: nameOf(row.after),
    userName: personOf(row),
  }));
};
