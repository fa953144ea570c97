import { sentEvents, type EventDefinition, type EventEnvelope } from '@mullion/contracts';
import { OnEach, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { deliverEvent } from '../use-cases/deliver-event';

/** Every event that a webhook may ask for becomes deliveries, in the transaction that notes it as taken. */
@Injectable()
export class DeliverWhenAnythingHappened {
  @OnEach(sentEvents as unknown as readonly EventDefinition[])
  handle(event: EventEnvelope, tx: Tx): Promise<void> {
    return deliverEvent(tx, event);
  }
}
