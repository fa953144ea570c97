import { getCompany, listCompanyStatusRights, type Company, type StatusRight } from '@mullion/contracts';
import { AppError, Database, Rpc, systemContext, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepCompany, keepStatusRights } from './copy.repository';

/** Settings and status rights of a company, from the copies; asked of identity only while no copy has arrived. */
@Injectable()
export class Companies {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  /**
   * The company's settings. Inside a transaction give it: a second connection asked for by every open transaction is how a pool locks
   * itself up. @throws AppError `unavailable` when there is no copy and identity does not answer.
   */
  async of(companyId: number, tx?: Tx): Promise<Company> {
    const sql = 'SELECT data FROM company_copy WHERE company_id = $1';
    const options = { name: 'company-copy' };
    const [row] = tx
      ? await tx.query<{ data: Company }>(sql, [companyId], options)
      : await this.database.read<{ data: Company }>(sql, [companyId], options);
    if (row) return row.data;
    const company = await this.rpc.ask(getCompany, { company_id: companyId as Company['id'] }, { context: systemContext(companyId) });
    if (tx) await keepCompany(tx, company);
    else await this.database.transaction(null, (own) => keepCompany(own, company));
    return company;
  }

  /** Rows of the matrix about pallets. Without a copy and without identity the answer is a refusal (docs/architecture.md, rule 8). */
  async palletRights(companyId: number): Promise<StatusRight[]> {
    const [row] = await this.database.read<{ rights: StatusRight[] }>('SELECT rights FROM status_right_copy WHERE company_id = $1', [
      companyId,
    ]);
    if (row) return row.rights;
    try {
      const context = systemContext(companyId);
      const rights = await this.rpc.ask(listCompanyStatusRights, { company_id: companyId as Company['id'] }, { context });
      // Version 0: any event about the matrix is newer than this answer.
      await this.database.transaction(null, (tx) => keepStatusRights(tx, companyId, rights, 0));
      return rights;
    } catch (error) {
      throw new AppError('status.change_not_allowed', {}, { cause: error });
    }
  }
}
