import { events, type EventOf } from '@mullion/contracts';
import { Bus, On, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { cancelDeliveries } from '../use-cases/cancel-deliveries';

@Injectable()
export class CancelMailWhenTruckRecalled {
  constructor(private readonly bus: Bus) {}

  @On(events.truckRecalled)
  handle({ company_id: companyId, data }: EventOf<typeof events.truckRecalled>, tx: Tx): Promise<void> {
    return cancelDeliveries(tx, this.bus, companyId, { truckId: data.truck_id, departure: data.departure });
  }
}
