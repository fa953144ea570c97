import { events, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepStatusRights } from '../copies.queries';

@Injectable()
export class KeepStatusRightsWhenChanged {
  @On(events.statusRightsChanged)
  async handle(event: EventOf<typeof events.statusRightsChanged>, tx: Tx): Promise<void> {
    await keepStatusRights(tx, event.company_id, event.data.rights, event.data.version);
  }
}
