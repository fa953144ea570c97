import type { EventOf, events } from '@mullion/contracts';
import type { Sagas, Tx } from '@mullion/server-kit';
import type { TruckMailData } from '../sagas/truck-mail.data';

type Left = EventOf<typeof events.truckLeft>['data'];

/**
 * A truck has left: its contacts and the managers are written to, unless the person who confirmed it wanted otherwise.
 */
export const startTruckMail = async (tx: Tx, sagas: Sagas, companyId: number, left: Left): Promise<void> => {
  if (!isWrittenTo(left)) return;
  const { truck_id, description, departure, departed_at, orders } = left;
  const data: TruckMailData = { truck_id, truck: description, departure, departed_at, orders };
  await sagas.start(tx, 'truck-mail', `${truck_id}:${departure}`, companyId, data);
};

/** Whether a departure sends mails. */
export const isWrittenTo = ({ notify }: Pick<Left, 'notify'>): boolean => notify;
