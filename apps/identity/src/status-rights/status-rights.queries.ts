import { statusRightsRecords, type StatusRight, type StatusRightsRecord } from '@mullion/contracts';
import { Database, serveRecords, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const rightsSql = `SELECT id, user_type, before, after, table_name, company_id FROM status_right
  WHERE company_id = $1 ORDER BY table_name, user_type, before, after`;

/** The matrix inside a transaction, as its event carries it. */
export const readStatusRights = (tx: Tx, companyId: number): Promise<StatusRight[]> => tx.query(rightsSql, [companyId]);

@Injectable()
export class StatusRightsQueries {
  constructor(private readonly database: Database) {}

  /** Every allowed status change of a company. */
  rights(companyId: number): Promise<StatusRight[]> {
    return this.database.read(rightsSql, [companyId]);
  }
}

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
    const rights = await database.read<StatusRight>(rightsSql, [companyId]);
    return found.map((company) => ({ ...company, removed: false, rights }));
  },
});
