import { events, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ReturnableRepository } from '../returnable.repository';

@Injectable()
export class RenameHoldersWhenCustomerChanged {
  @On(events.customerChanged)
  handle({ company_id: companyId, data }: EventOf<typeof events.customerChanged>, tx: Tx): Promise<void> {
    return new ReturnableRepository(tx, companyId).renameCustomer(data);
  }
}
