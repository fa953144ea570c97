import { stopDamaged, type EventOf } from '@mullion/contracts';
import { On, ServiceTools, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { openDamageProblem } from '../use-cases/open-damage-problem';

@Injectable()
export class OpenProblemWhenStopDamaged {
  constructor(private readonly tools: ServiceTools) {}

  @On(stopDamaged)
  handle(event: EventOf<typeof stopDamaged>, tx: Tx): Promise<void> {
    return openDamageProblem(tx, this.tools, event);
  }
}
