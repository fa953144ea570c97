import { type EventOf, productionProgressed } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { acceptProductionProgress } from '../use-cases/accept-production';

@Injectable()
export class AcceptProductionWhenProductionProgressed {
  @On(productionProgressed)
  handle(event: EventOf<typeof productionProgressed>, tx: Tx): Promise<void> {
    return acceptProductionProgress(tx, event);
  }
}
