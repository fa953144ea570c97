import { companyRecordOf, companyRecords, userTypes, type Company, type RequestContext } from '@mullion/contracts';
import { AppError, isSystem, serveRecords, type Database, type Tx } from '@mullion/server-kit';
import { toCompany } from './company.mapper';
import { CompanyRepository } from './company.repository';

/** A company; inside a transaction as its event carries it. @throws AppError `not_found` */
export const companyById = async (source: Tx | Database, companyId: number): Promise<Company> => {
  const row = await new CompanyRepository(source, companyId).find();
  if (!row) throw new AppError('not_found');
  return toCompany(row);
};

/** A company for those who act in it or belong to it, and for services. @throws AppError `not_found` */
export const companyFor = async (
  database: Database,
  context: RequestContext,
  companyId: Company['id'],
): Promise<Company> => {
  const isOwn = [context.company_id, context.home_company_id].includes(companyId);
  if (!isOwn && !isSystem(context)) throw new AppError('not_found');
  return companyById(database, companyId);
};

/**
 * Every company there is, for services that do something for each and for the operations team.
 * @throws AppError `not_found`
 */
export const allCompanies = async (
  database: Database,
  { type }: RequestContext,
): Promise<Pick<Company, 'id' | 'name'>[]> => {
  if (type !== userTypes.super) throw new AppError('not_found');
  return database.read('SELECT id, name FROM company ORDER BY id');
};

/** A company's only record is itself. */
export const servedCompanies = serveRecords({
  kind: companyRecords,
  rows: '(SELECT id, id AS company_id, version FROM company)',
  read: async (database, companyId) => {
    const row = await new CompanyRepository(database, companyId).find();
    return row ? [companyRecordOf(toCompany(row))] : [];
  },
});
