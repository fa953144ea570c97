import type { StatusRight } from '@mullion/contracts';
import { Database, type Tx } from '@mullion/server-kit';
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
