import { events, type EventOf } from '@mullion/contracts';
import { Bus, On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { followPallet } from '../use-cases/follow-pallet';

@Injectable()
export class FollowPalletsWhenChanged {
  constructor(private readonly bus: Bus) {}

  @On(events.palletChanged)
  handle(event: EventOf<typeof events.palletChanged>, tx: Tx): Promise<void> {
    return followPallet(tx, this.bus, event.data.pallet);
  }
}
