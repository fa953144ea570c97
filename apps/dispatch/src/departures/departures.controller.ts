import {
  checkStopPhoto,
  deliverStop as deliverContract,
  getDepartureRecord,
  getSharedDeparture,
  listTruckStops,
  reportDamage as damageContract,
  type InputOf,
  type RequestContext,
  readDepartureMoments,
} from '@mullion/contracts';
import { AppError, Handle, passOf, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { checkPhoto, departureOf, recordOfDeparture, stopsOfTruck } from './departures.queries';
import { deliverStop } from './use-cases/deliver-stop';
import { reportDamage } from './use-cases/report-damage';
import { departureMoments } from './order-moments.queries';

/** What a driver does by the private link of a departure; which one, the pass says. */
@Controller()
export class DeparturesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getSharedDeparture)
  shared(_input: InputOf<typeof getSharedDeparture>, { context }: CallInfo) {
    return departureOf(this.tools, context, departureOfPass(context));
  }

  @Handle(listTruckStops)
  list({ params }: InputOf<typeof listTruckStops>, { context }: CallInfo) {
    return stopsOfTruck(this.tools.database, context.company_id, params.id);
  }

  @Handle(checkStopPhoto)
  checkPhoto(input: InputOf<typeof checkStopPhoto>, { context }: CallInfo) {
    return checkPhoto(this.tools.database, context.company_id, departureOfPass(context), input);
  }

  @Handle(getDepartureRecord)
  record(input: InputOf<typeof getDepartureRecord>, { context }: CallInfo) {
    return recordOfDeparture(this.tools.database, context.company_id, input);
  }

  @Handle(readDepartureMoments)
  moments(input: InputOf<typeof readDepartureMoments>, { context }: CallInfo) {
    return departureMoments(this.tools.database, context.company_id, input);
  }

  @Handle(deliverContract)
  deliver(input: InputOf<typeof deliverContract>, call: CallInfo) {
    return deliverStop(this.tools, call, input);
  }

  @Handle(damageContract)
  damage(input: InputOf<typeof damageContract>, call: CallInfo) {
    return reportDamage(this.tools, call, input);
  }
}

const departureOfPass = (context: RequestContext): { truck_id: number; departure: number } => {
  const { target_id, departure } = passOf(context, 'departure');
  if (departure === null) throw new AppError('link.closed');
  return { truck_id: target_id, departure };
};
