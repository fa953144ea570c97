import {
  userTypes,
  type DoubtfulMail,
  type EmailDelivery,
  type OutputOf,
  type RequestContext,
  type routes,
} from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import { toDelivery, toDoubtfulMail } from './delivery.mapper';
import { DeliveryRepository, doubtfulDeliveries } from './delivery.repository';

/** The mails of a truck's departures. */
export const deliveriesOfTruck = async (
  database: Database,
  companyId: number,
  truckId: number,
): Promise<OutputOf<typeof routes.listDeliveries>> =>
  (await new DeliveryRepository(database, companyId).ofTruck(truckId)).map(toDelivery);

/** For the operations team: people of type 0, of whatever company. @throws AppError forbidden */
export const doubtfulMails = async (database: Database, { type }: RequestContext): Promise<DoubtfulMail[]> => {
  if (type !== userTypes.super) throw new AppError('forbidden');
  return (await doubtfulDeliveries(database)).map(toDoubtfulMail);
};

/** The latest reminders to a holder of returnables. */
export const remindersOf = async (database: Database, companyId: number, holderId: number): Promise<EmailDelivery[]> =>
  (await new DeliveryRepository(database, companyId).ofHolder(holderId)).map(toDelivery);
