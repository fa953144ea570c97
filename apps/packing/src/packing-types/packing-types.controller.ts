import { listPackingTypes, type InputOf, type PackingType } from '@mullion/contracts';
import { Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { PackingTypesQueries } from './packing-types.queries';

@Controller()
export class PackingTypesController {
  constructor(private readonly queries: PackingTypesQueries) {}

  @Handle(listPackingTypes)
  list(_input: InputOf<typeof listPackingTypes>, call: CallInfo): Promise<PackingType[]> {
    return this.queries.list(call.context.company_id);
  }
}
