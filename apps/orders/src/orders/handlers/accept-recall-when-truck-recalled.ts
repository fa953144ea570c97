import { type EventOf, truckRecalled } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { acceptTruckRecall } from '../use-cases/accept-recall';

@Injectable()
export class AcceptRecallWhenTruckRecalled {
  @On(truckRecalled)
  handle(event: EventOf<typeof truckRecalled>, tx: Tx): Promise<void> {
    return acceptTruckRecall(tx, event);
  }
}
