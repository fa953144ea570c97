import {
  getCompany,
  listCompanies,
  listPackingTypes,
  updateCompany,
  userTypes,
  type Company,
  type CompanySettings,
  type InputOf,
  type OutputOf,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, Database, Handle, isSystem, Rpc, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CompaniesQueries } from './companies.queries';
import { changeCompany } from './use-cases/change-company';

@Controller()
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesQueries,
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  @Handle(getCompany)
  async get(input: InputOf<typeof getCompany>, { context }: CallInfo): Promise<Company> {
    const own = [context.company_id, context.home_company_id].includes(input.company_id);
    if (!own && !isSystem(context)) throw new AppError('not_found');
    return this.companies.company(input.company_id);
  }

  /** For services that do something for each company, and for the operations team. */
  @Handle(listCompanies)
  list(_input: InputOf<typeof listCompanies>, { context }: CallInfo): Promise<OutputOf<typeof listCompanies>> {
    if (context.type !== userTypes.super) throw new AppError('not_found');
    return this.companies.all();
  }

  @Handle(updateCompany)
  async update({ body }: InputOf<typeof updateCompany>, call: CallInfo) {
    await this.checkPackingType(call.context, body);
    return this.database.transaction(call, (tx) => changeCompany(tx, call.context, body));
  }

  /** The preferred packing type is one of the company's own. @throws AppError `company.unknown_packing_type` */
  private async checkPackingType(context: RequestContext, { pref_packing_type: wanted }: CompanySettings): Promise<void> {
    if (wanted === undefined || wanted === null) return;
    if ((await this.companies.company(context.company_id)).pref_packing_type === wanted) return;
    const types = await this.rpc.ask(listPackingTypes, { params: {}, query: {}, body: {} }, { context });
    if (!types.some(({ id }) => id === wanted)) throw new AppError('company.unknown_packing_type');
  }
}
