import { getUser, listUserNames, type InputOf, type OutputOf, type User } from '@mullion/contracts';
import { Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CompaniesQueries } from '../companies/companies.queries';
import { toUser } from './user.mapper';
import { UsersQueries } from './users.queries';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersQueries,
    private readonly companies: CompaniesQueries,
  ) {}

  @Handle(getUser)
  async get(_input: InputOf<typeof getUser>, { context }: CallInfo): Promise<User> {
    const [user, company] = await Promise.all([
      this.users.user(context.home_company_id, context.user_id),
      this.companies.company(context.home_company_id),
    ]);
    return toUser(user, company, context.rights);
  }

  @Handle(listUserNames)
  names(input: InputOf<typeof listUserNames>, { context }: CallInfo): Promise<OutputOf<typeof listUserNames>> {
    return this.users.names(context.company_id, input.user_ids);
  }
}
