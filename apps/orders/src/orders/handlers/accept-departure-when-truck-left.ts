import { type EventOf, truckLeft } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { acceptTruckDeparture } from '../use-cases/accept-departure';

@Injectable()
export class AcceptDepartureWhenTruckLeft {
  @On(truckLeft)
  handle(event: EventOf<typeof truckLeft>, tx: Tx): Promise<void> {
    return acceptTruckDeparture(tx, event);
  }
}
