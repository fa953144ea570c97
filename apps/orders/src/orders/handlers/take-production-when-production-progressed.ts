import { type EventOf, productionProgressed } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { takeProductionProgress } from '../use-cases/take-production';

@Injectable()
export class TakeProductionWhenProductionProgressed {
  @On(productionProgressed)
  handle(event: EventOf<typeof productionProgressed>, tx: Tx): Promise<void> {
    return takeProductionProgress(tx, event);
  }
}
