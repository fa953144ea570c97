import { getSharedTrucks, type InputOf } from '@mullion/contracts';
import { Handle, passOf, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { sharedTrucks } from './shared-trucks.queries';

/** What holders of private links are told of trucks; of which order, their pass says. */
@Controller()
export class SharingController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getSharedTrucks)
  trucks(_input: InputOf<typeof getSharedTrucks>, { context }: CallInfo) {
    return sharedTrucks(this.tools.database, context.company_id, passOf(context, 'order').target_id);
  }
}
