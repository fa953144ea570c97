import { type EventOf, stopDelivered } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { takeStopDelivery } from '../use-cases/take-delivery';

@Injectable()
export class TakeDeliveryWhenStopDelivered {
  @On(stopDelivered)
  handle(event: EventOf<typeof stopDelivered>, tx: Tx): Promise<void> {
    return takeStopDelivery(tx, event);
  }
}
