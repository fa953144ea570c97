import { type EventOf, truckRecalled } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { takeTruckRecall } from '../use-cases/take-recall';

@Injectable()
export class TakeRecallWhenTruckRecalled {
  @On(truckRecalled)
  handle(event: EventOf<typeof truckRecalled>, tx: Tx): Promise<void> {
    return takeTruckRecall(tx, event);
  }
}
