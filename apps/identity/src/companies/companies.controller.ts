import { getCompany, listCompanies, updateCompany, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { allCompanies, companyFor } from './companies.queries';
import { changeCompany } from './use-cases/change-company';

@Controller()
export class CompaniesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getCompany)
  get(input: InputOf<typeof getCompany>, { context }: CallInfo) {
    return companyFor(this.tools.database, context, input.company_id);
  }

  @Handle(listCompanies)
  list(_input: InputOf<typeof listCompanies>, { context }: CallInfo) {
    return allCompanies(this.tools.database, context);
  }

  @Handle(updateCompany)
  update({ body }: InputOf<typeof updateCompany>, call: CallInfo) {
    return changeCompany(this.tools, call, body);
  }
}
