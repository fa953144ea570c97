import { events, type EventOf } from '@mullion/contracts';
import { On, Sagas, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { startTruckMail } from '../use-cases/start-truck-mail';

@Injectable()
export class StartMailWhenTruckLeft {
  constructor(private readonly sagas: Sagas) {}

  @On(events.truckLeft)
  handle(event: EventOf<typeof events.truckLeft>, tx: Tx): Promise<void> {
    return startTruckMail(tx, this.sagas, event.company_id, event.data);
  }
}
