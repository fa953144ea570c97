import {
  createUser,
  deleteUser,
  getUser,
  listUserNames,
  listUsers,
  updateUser,
  type InputOf,
  type ListedUser,
  type OutputOf,
  type User,
} from '@mullion/contracts';
import { Handle, type CallInfo, type Committed } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CompaniesQueries } from '../companies/companies.queries';
import { CreateUser } from './use-cases/create-user';
import { RemoveUser } from './use-cases/remove-user';
import { UpdateUser } from './use-cases/update-user';
import { toListedUser, toUser } from './user.mapper';
import { UsersQueries } from './users.queries';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersQueries,
    private readonly companies: CompaniesQueries,
    private readonly createUseCase: CreateUser,
    private readonly updateUseCase: UpdateUser,
    private readonly removeUseCase: RemoveUser,
  ) {}

  @Handle(getUser)
  async get(_input: InputOf<typeof getUser>, { context }: CallInfo): Promise<User> {
    const [user, company] = await Promise.all([
      this.users.user(context.home_company_id, context.user_id),
      this.companies.company(context.home_company_id),
    ]);
    return toUser(user, company, context.rights);
  }

  @Handle(listUsers)
  async list(_input: InputOf<typeof listUsers>, { context }: CallInfo): Promise<ListedUser[]> {
    const rows = await this.users.ofCompany(context.home_company_id);
    return rows.map((row) => toListedUser(row, context));
  }

  @Handle(createUser)
  create({ body }: InputOf<typeof createUser>, call: CallInfo): Promise<Committed<ListedUser>> {
    return this.createUseCase.run(body, call);
  }

  @Handle(updateUser)
  update({ params, body }: InputOf<typeof updateUser>, call: CallInfo): Promise<Committed<ListedUser>> {
    return this.updateUseCase.run(params.id, body, call);
  }

  @Handle(deleteUser)
  remove({ params }: InputOf<typeof deleteUser>, call: CallInfo): Promise<Committed<{ ok: true }>> {
    return this.removeUseCase.run(params.id, call);
  }

  @Handle(listUserNames)
  names(input: InputOf<typeof listUserNames>, { context }: CallInfo): Promise<OutputOf<typeof listUserNames>> {
    return this.users.names(context.company_id, input.user_ids);
  }
}
