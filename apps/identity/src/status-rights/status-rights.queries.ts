import {
  statusRightsRecords,
  type Language,
  type listStatusRights,
  type OutputOf,
  type StatusRight,
  type StatusRightsRecord,
} from '@mullion/contracts';
import { serveRecords, type Database, type Tx } from '@mullion/server-kit';
import { statusNames } from '../statuses/statuses.queries';
import { StatusRightsRepository } from './status-rights.repository';

/** Every allowed status change of a company; inside a transaction as its event carries them. */
export const statusRightsOf = (source: Tx | Database, companyId: number): Promise<StatusRight[]> =>
  new StatusRightsRepository(source, companyId).all();

/** Each with the names of both statuses; a status without a name is called by its number. */
export const titledStatusRights = async (
  database: Database,
  companyId: number,
  language: Language,
): Promise<OutputOf<typeof listStatusRights>> => {
  const [rights, names] = await Promise.all([
    statusRightsOf(database, companyId),
    statusNames(database, companyId, { language }),
  ]);
  const named = new Map(names.map(({ table_name, status, text }) => [`${table_name} ${status}`, text]));
  const nameOf = (table: string, status: number): string => named.get(`${table} ${status}`) ?? String(status);
  return rights.map((right) => ({
    ...right,
    title: `${nameOf(right.table_name, right.before)} → ${nameOf(right.table_name, right.after)}`,
  }));
};

/** The matrix of a company is one record, whose version every save raises. */
export const servedStatusRights = serveRecords({
  kind: statusRightsRecords,
  rows: '(SELECT id, id AS company_id, status_rights_version AS version FROM company)',
  read: async (database, companyId) => {
    // The version first: rights that are newer than it are brought again by their event, older ones never would be.
    const found = await database.read<Pick<StatusRightsRecord, 'id' | 'company_id' | 'version'>>(
      'SELECT id, id AS company_id, status_rights_version AS version FROM company WHERE id = $1',
      [companyId],
    );
    const rights = await statusRightsOf(database, companyId);
    return found.map((company) => ({ ...company, removed: false, rights }));
  },
});
