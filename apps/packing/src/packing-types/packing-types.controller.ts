import {
  createPackingType as createContract,
  deletePackingType as deleteContract,
  listPackingTypes,
  updatePackingType as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { packingTypesOf } from './packing-types.queries';
import { deletePackingType } from './use-cases/delete-packing-type';
import { createPackingType, updatePackingType } from './use-cases/save-packing-type';

@Controller()
export class PackingTypesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listPackingTypes)
  list(_input: InputOf<typeof listPackingTypes>, { context }: CallInfo) {
    return packingTypesOf(this.tools.database, context.company_id);
  }

  @Handle(createContract)
  create(input: InputOf<typeof createContract>, call: CallInfo) {
    return createPackingType(this.tools, call, input);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updatePackingType(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete(input: InputOf<typeof deleteContract>, call: CallInfo) {
    return deletePackingType(this.tools, call, input);
  }
}
