import type { EventOf, events } from '@mullion/contracts';
import type { Sagas, Tx } from '@mullion/server-kit';
import type { TruckMailData } from '../sagas/truck-mail.saga';

/** A truck has left: its contacts and the managers are written to, unless the person who confirmed it wanted otherwise. */
export const startTruckMail = async (
  tx: Tx,
  sagas: Sagas,
  companyId: number,
  { truck_id, description, departure, departed_at, orders, notify }: EventOf<typeof events.truckLeft>['data'],
): Promise<void> => {
  if (!notify) return;
  const data: TruckMailData = { truck_id, truck: description, departure, departed_at, orders };
  await sagas.start(tx, 'truck-mail', `${truck_id}:${departure}`, companyId, data);
};
