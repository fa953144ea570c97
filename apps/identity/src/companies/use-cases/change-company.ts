import {
  areCuttingSignsAlike,
  containsOrdersPlace,
  listPackingTypes,
  type Company,
  type CompanySettings,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { companyById } from '../companies.queries';
import { CompanyRepository } from '../company.repository';
import { recordCompany } from '../record-company';

/**
 * Changes settings of the company acted in.
 * @throws AppError `enter_orders_placement`, `company.unknown_packing_type`, `cutting_signs_alike`, `conflict` with the
 * current company
 */
export const changeCompany = async (
  tools: ServiceTools,
  call: CallInfo,
  settings: CompanySettings,
): Promise<Committed<Company>> => {
  await checkPackingType(tools, call.context, settings);
  return tools.database.transaction(call, (tx) => write(tx, call.context, settings));
};

/** The preferred packing type is one of the company's own. */
const checkPackingType = async (
  { database, rpc }: ServiceTools,
  context: RequestContext,
  { pref_packing_type: wanted }: CompanySettings,
): Promise<void> => {
  if (wanted === undefined || wanted === null) return;
  if ((await companyById(database, context.company_id)).pref_packing_type === wanted) return;
  const types = await rpc.ask(listPackingTypes, { params: {}, query: {}, body: {} }, { context });
  if (!types.some(({ id }) => id === wanted)) throw new AppError('company.unknown_packing_type');
};

const write = async (tx: Tx, context: RequestContext, { version, ...set }: CompanySettings): Promise<Company> => {
  if (set.truck_loaded_email_template !== undefined && !containsOrdersPlace(set.truck_loaded_email_template))
    throw new AppError('enter_orders_placement');
  const before = await companyById(tx, context.company_id);
  const signs = {
    cutting_separator: set.cutting_separator ?? before.cutting_separator,
    cutting_decimal_sign: set.cutting_decimal_sign ?? before.cutting_decimal_sign,
  };
  if (areCuttingSignsAlike(signs)) throw new AppError('cutting_signs_alike');
  const isWritten = await new CompanyRepository(tx, context.company_id).change(version ?? null, set);
  const company = await companyById(tx, context.company_id);
  if (!isWritten) throw new AppError('conflict', {}, { current: company });
  await recordCompany(tx, company);
  await auditRow(tx, context, { table: 'companies', id: company.id, name: company.name, before, after: company });
  return company;
};
