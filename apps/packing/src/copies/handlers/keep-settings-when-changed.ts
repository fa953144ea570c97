import { companyChanged, statusRightsChanged, truckChanged, truckLeft, truckRecalled, type EventOf } from '@mullion/contracts';
import { On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { keepCompany, keepStatusRights, keepTruck } from '../copy.repository';

/** Copies that nothing else in packing hangs on: company settings, rights, trucks. */
@Injectable()
export class KeepSettingsWhenChanged {
  @On(companyChanged)
  async company(event: EventOf<typeof companyChanged>, tx: Tx): Promise<void> {
    await keepCompany(tx, event.data.company);
  }

  @On(statusRightsChanged)
  async rights(event: EventOf<typeof statusRightsChanged>, tx: Tx): Promise<void> {
    await keepStatusRights(tx, event.company_id, event.data.rights, event.data.version);
  }

  @On(truckChanged)
  async truck(event: EventOf<typeof truckChanged>, tx: Tx): Promise<void> {
    await keepTruck(tx, event.data.truck);
  }

  @On(truckLeft)
  async left(event: EventOf<typeof truckLeft>, tx: Tx): Promise<void> {
    await keepTruck(tx, event.data.truck);
  }

  @On(truckRecalled)
  async recalled(event: EventOf<typeof truckRecalled>, tx: Tx): Promise<void> {
    await keepTruck(tx, event.data.truck);
  }
}
