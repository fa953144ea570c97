import { statusRightsRecords, type StatusRight, type StatusRightsRecord } from '@mullion/contracts';
import { serveRecords, type Database, type Tx } from '@mullion/server-kit';
import { StatusRightsRepository } from './status-rights.repository';

/** Every allowed status change of a company; inside a transaction as its event carries them. */
export const statusRightsOf = (source: Tx | Database, companyId: number): Promise<StatusRight[]> =>
  new StatusRightsRepository(source, companyId).all();

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
