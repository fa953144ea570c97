import { getSharedPallets, type InputOf } from '@mullion/contracts';
import { Handle, passOf, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { sharedPallets } from './shared-pallets.queries';

/** What holders of private links are told of pallets; of which order, their pass says. */
@Controller()
export class SharingController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getSharedPallets)
  pallets(_input: InputOf<typeof getSharedPallets>, { context }: CallInfo) {
    return sharedPallets(this.tools.database, context.company_id, passOf(context, 'order').target_id);
  }
}
