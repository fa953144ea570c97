import { type EventOf, placementsChanged } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { takePlacements } from '../use-cases/take-placements';

@Injectable()
export class TakePlacementsWhenPlacementsChanged {
  @On(placementsChanged)
  handle(event: EventOf<typeof placementsChanged>, tx: Tx): Promise<void> {
    return takePlacements(tx, event);
  }
}
