import { getCompany, updateCompany, type Company, type InputOf } from '@mullion/contracts';
import { AppError, Database, Handle, isSystem, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CompaniesQueries } from './companies.queries';
import { changeCompany } from './use-cases/change-company';

@Controller()
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesQueries,
    private readonly database: Database,
  ) {}

  @Handle(getCompany)
  async get(input: InputOf<typeof getCompany>, { context }: CallInfo): Promise<Company> {
    const own = [context.company_id, context.home_company_id].includes(input.company_id);
    if (!own && !isSystem(context)) throw new AppError('not_found');
    return this.companies.company(input.company_id);
  }

  @Handle(updateCompany)
  update({ body }: InputOf<typeof updateCompany>, call: CallInfo) {
    return this.database.transaction(call, (tx) => changeCompany(tx, call.context, body));
  }
}
