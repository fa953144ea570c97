import {
  createReturnableKind as createContract,
  deleteReturnableKind as deleteContract,
  listReturnableKinds,
  updateReturnableKind as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfReturnableKinds } from './returnable-kinds.queries';
import { createReturnableKind } from './use-cases/create-returnable-kind';
import { deleteReturnableKind } from './use-cases/delete-returnable-kind';
import { updateReturnableKind } from './use-cases/update-returnable-kind';

@Controller()
export class ReturnableKindsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listReturnableKinds)
  list({ query }: InputOf<typeof listReturnableKinds>, { context }: CallInfo) {
    return pageOfReturnableKinds(this.tools.database, context.company_id, query);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createReturnableKind(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateReturnableKind(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteReturnableKind(this.tools, call, params.id);
  }
}
