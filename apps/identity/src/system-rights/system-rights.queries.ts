import type { SystemRight } from '@mullion/contracts';
import { Database, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const rightsSql = `SELECT code, description, administrator, planner, manager, packer, worker FROM system_right WHERE company_id = $1 ORDER BY code`;

/** The rights inside a transaction. */
export const readSystemRights = (tx: Tx, companyId: number): Promise<SystemRight[]> => tx.query(rightsSql, [companyId]);

@Injectable()
export class SystemRightsQueries {
  constructor(private readonly database: Database) {}

  /** Every right of a company with its roles, by code. */
  rights(companyId: number): Promise<SystemRight[]> {
    return this.database.read(rightsSql, [companyId]);
  }
}
