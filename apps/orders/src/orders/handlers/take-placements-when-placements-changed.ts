import { type EventOf, placementsChanged } from '@mullion/contracts';
import { OnMany, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { takePlacements } from '../use-cases/take-placements';

@Injectable()
export class TakePlacementsWhenPlacementsChanged {
  @OnMany(placementsChanged)
  handle(events: readonly EventOf<typeof placementsChanged>[], tx: Tx): Promise<void> {
    return takePlacements(tx, events);
  }
}
