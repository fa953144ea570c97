import { type EventOf, statusRightsChanged } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { StatusRightsRepository } from '../status-rights.repository';

@Injectable()
export class ReplaceCopyWhenStatusRightsChanged {
  @On(statusRightsChanged)
  async replace(event: EventOf<typeof statusRightsChanged>, tx: Tx): Promise<void> {
    await new StatusRightsRepository(tx, event.company_id).keep(event.data.version, event.data.rights);
  }
}
