import {
  chooseStartPage as startPageContract,
  createUser as createContract,
  deleteUser,
  getUser,
  listStaffCompanies,
  listUserNames,
  listUsers,
  updateUser as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { Passwords } from '../core/passwords';
import { chooseStartPage } from './use-cases/choose-start-page';
import { createUser } from './use-cases/create-user';
import { removeUser } from './use-cases/remove-user';
import { updateUser } from './use-cases/update-user';
import { ownAccount, staffCompanies, userNames, usersOf } from './users.queries';

@Controller()
export class UsersController {
  constructor(
    private readonly tools: ServiceTools,
    private readonly passwords: Passwords,
  ) {}

  @Handle(getUser)
  get(_input: InputOf<typeof getUser>, { context }: CallInfo) {
    return ownAccount(this.tools.database, context);
  }

  @Handle(startPageContract)
  startPage({ body }: InputOf<typeof startPageContract>, call: CallInfo) {
    return chooseStartPage(this.tools, call, body.start_page);
  }

  @Handle(listUsers)
  list(_input: InputOf<typeof listUsers>, { context }: CallInfo) {
    return usersOf(this.tools.database, context);
  }

  @Handle(listStaffCompanies)
  companies(_input: InputOf<typeof listStaffCompanies>, { context }: CallInfo) {
    return staffCompanies(this.tools.database, context.home_company_id);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createUser(this.tools, this.passwords, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateUser(this.tools, this.passwords, call, input);
  }

  @Handle(deleteUser)
  remove({ params }: InputOf<typeof deleteUser>, call: CallInfo) {
    return removeUser(this.tools, call, params.id);
  }

  @Handle(listUserNames)
  names(input: InputOf<typeof listUserNames>, { context }: CallInfo) {
    return userNames(this.tools.database, context.company_id, input.user_ids);
  }
}
