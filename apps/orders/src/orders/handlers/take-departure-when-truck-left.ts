import { type EventOf, truckLeft } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { takeTruckDeparture } from '../use-cases/take-departure';

@Injectable()
export class TakeDepartureWhenTruckLeft {
  @On(truckLeft)
  handle(event: EventOf<typeof truckLeft>, tx: Tx): Promise<void> {
    return takeTruckDeparture(tx, event);
  }
}
