import { getDeliveryPhones, getSharedOrder, getSharedOrders, ownsSharedOrder, type InputOf } from '@mullion/contracts';
import { Handle, passOf, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { deliveryPhones, mustBeOf, sharedOrder, sharedOrders } from './shared-orders.queries';

/** What holders of private links are told; which order or customer, their pass says. */
@Controller()
export class SharingController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getSharedOrder)
  order(_input: InputOf<typeof getSharedOrder>, { context }: CallInfo) {
    return sharedOrder(this.tools.database, context.company_id, passOf(context, 'order').target_id);
  }

  @Handle(getSharedOrders)
  orders({ page }: InputOf<typeof getSharedOrders>, { context }: CallInfo) {
    return sharedOrders(this.tools.database, context.company_id, passOf(context, 'customer').target_id, page);
  }

  @Handle(getDeliveryPhones)
  phones({ ids }: InputOf<typeof getDeliveryPhones>, { context }: CallInfo) {
    return deliveryPhones(this.tools.database, context.company_id, ids);
  }

  @Handle(ownsSharedOrder)
  async owns({ order_id: orderId }: InputOf<typeof ownsSharedOrder>, { context }: CallInfo) {
    await mustBeOf(this.tools.database, context.company_id, passOf(context, 'customer').target_id, orderId);
    return { ok: true as const };
  }
}
