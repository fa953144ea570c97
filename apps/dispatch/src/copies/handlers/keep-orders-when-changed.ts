import { events, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepOrder } from '../copies.queries';

@Injectable()
export class KeepOrdersWhenChanged {
  @On(events.orderChanged)
  async handle(event: EventOf<typeof events.orderChanged>, tx: Tx): Promise<void> {
    await keepOrder(tx, event.data.order);
  }
}
