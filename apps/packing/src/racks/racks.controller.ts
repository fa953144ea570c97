import {
  createRack as createContract,
  deleteRack as deleteContract,
  listRacks,
  updateRack as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfRacks } from './racks.queries';
import { createRack } from './use-cases/create-rack';
import { deleteRack } from './use-cases/delete-rack';
import { updateRack } from './use-cases/update-rack';

@Controller()
export class RacksController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listRacks)
  list({ query }: InputOf<typeof listRacks>, { context }: CallInfo) {
    return pageOfRacks(this.tools.database, context.company_id, query);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createRack(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateRack(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteRack(this.tools, call, params.id);
  }
}
