import { getCompany, type Company, type InputOf } from '@mullion/contracts';
import { AppError, Handle, isSystem, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CompaniesQueries } from './companies.queries';

@Controller()
export class CompaniesController {
  constructor(private readonly companies: CompaniesQueries) {}

  @Handle(getCompany)
  async get(input: InputOf<typeof getCompany>, { context }: CallInfo): Promise<Company> {
    const own = [context.company_id, context.home_company_id].includes(input.company_id);
    if (!own && !isSystem(context)) throw new AppError('not_found');
    return this.companies.company(input.company_id);
  }
}
