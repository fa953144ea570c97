import { events, type EventOf } from '@mullion/contracts';
import { On, Sagas, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { TruckMailData } from '../sagas/truck-mail.saga';

@Injectable()
export class StartMailWhenTruckLeft {
  constructor(private readonly sagas: Sagas) {}

  @On(events.truckLeft)
  async handle(event: EventOf<typeof events.truckLeft>, tx: Tx): Promise<void> {
    const { truck_id, description, departure, departed_at, orders, notify } = event.data;
    if (!notify) return;
    const data: TruckMailData = {
      truck_id,
      truck: description,
      departure,
      departed_at,
      order_ids: orders.map((order) => order.order_id),
    };
    await this.sagas.start(tx, 'truck-mail', `${truck_id}:${departure}`, event.company_id, data);
  }
}
