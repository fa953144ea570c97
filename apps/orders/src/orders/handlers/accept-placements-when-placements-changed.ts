import { type EventOf, placementsChanged } from '@mullion/contracts';
import { OnMany, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { acceptPlacements } from '../use-cases/accept-placements';

@Injectable()
export class AcceptPlacementsWhenPlacementsChanged {
  @OnMany(placementsChanged)
  handle(events: readonly EventOf<typeof placementsChanged>[], tx: Tx): Promise<void> {
    return acceptPlacements(tx, events);
  }
}
