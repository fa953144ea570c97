import {
  areCuttingSignsAlike,
  companyChanged,
  holdsOrdersPlace,
  type Company,
  type CompanySettings,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, auditRow, type Tx } from '@mullion/server-kit';
import { readCompany } from '../companies.queries';
import { CompanyRepository } from '../company.repository';

/**
 * Changes settings of the company acted in.
 * @throws AppError `enter_orders_placement` (§1.5), `cutting_signs_alike`, `conflict`
 */
export const changeCompany = async (tx: Tx, context: RequestContext, settings: CompanySettings): Promise<Company> => {
  const { version, ...set } = settings;
  if (set.truck_loaded_email_template !== undefined && !holdsOrdersPlace(set.truck_loaded_email_template))
    throw new AppError('enter_orders_placement');
  const before = await readCompany(tx, context.company_id);
  const signs = {
    cutting_separator: set.cutting_separator ?? before.cutting_separator,
    cutting_decimal_sign: set.cutting_decimal_sign ?? before.cutting_decimal_sign,
  };
  if (areCuttingSignsAlike(signs)) throw new AppError('cutting_signs_alike');
  await new CompanyRepository(tx, context.company_id).change(version ?? null, set);
  const company = await readCompany(tx, context.company_id);
  await tx.record(companyChanged, company.id, { company });
  await auditRow(tx, context, { table: 'companies', id: company.id, name: company.name, before, after: company });
  return company;
};
