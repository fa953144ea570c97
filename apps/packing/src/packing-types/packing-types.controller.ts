import { listPackingTypes, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { packingTypesOf } from './packing-types.queries';

@Controller()
export class PackingTypesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listPackingTypes)
  list(_input: InputOf<typeof listPackingTypes>, { context }: CallInfo) {
    return packingTypesOf(this.tools.database, context.company_id);
  }
}
