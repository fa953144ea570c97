import { companyChanged, companyRecordOf, companyRecords, type Company, type CompanyFeature } from '@mullion/contracts';
import { AppError, Database, serveRecords, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { CompanyRow } from './company.entity';
import { toCompany } from './company.mapper';

const companySql = `SELECT c.*, ARRAY(SELECT f.feature FROM company_feature f WHERE f.company_id = c.id ORDER BY f.feature) AS features
  FROM company c WHERE c.id = $1`;
type Row = CompanyRow & { features: CompanyFeature[] };

/** A company inside a transaction, as its event carries it. */
export const readCompany = async (tx: Tx, companyId: number): Promise<Company> => {
  const [row] = await tx.query<Row>(companySql, [companyId]);
  if (!row) throw new AppError('not_found');
  return toCompany(row);
};

/** Tells everybody who keeps the company or its sessions that they are to be read anew. */
export const announceCompany = async (tx: Tx, companyId: number): Promise<void> =>
  tx.record(companyChanged, companyId, { company: await readCompany(tx, companyId) });

@Injectable()
export class CompaniesQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError `not_found` */
  async company(companyId: number): Promise<Company> {
    const [row] = await this.database.read<Row>(companySql, [companyId], { name: 'company' });
    if (!row) throw new AppError('not_found');
    return toCompany(row);
  }

  /** Every company there is. */
  all(): Promise<Pick<Company, 'id' | 'name'>[]> {
    return this.database.read('SELECT id, name FROM company ORDER BY id');
  }
}

/** A company's only record is itself. */
export const servedCompanies = serveRecords({
  kind: companyRecords,
  rows: '(SELECT id, id AS company_id, version FROM company)',
  read: async (database, companyId) => {
    const rows = await database.read<Row>(companySql, [companyId]);
    return rows.map((row) => companyRecordOf(toCompany(row)));
  },
});
