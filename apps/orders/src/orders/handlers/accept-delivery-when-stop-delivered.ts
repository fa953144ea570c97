import { type EventOf, stopDelivered } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { acceptStopDelivery } from '../use-cases/accept-delivery';

@Injectable()
export class AcceptDeliveryWhenStopDelivered {
  @On(stopDelivered)
  handle(event: EventOf<typeof stopDelivered>, tx: Tx): Promise<void> {
    return acceptStopDelivery(tx, event);
  }
}
