import {
  type InputOf,
  type OrderMoment,
  type readMailMoments,
  type RequestContext,
  userTypes,
} from '@mullion/contracts';
import { type Database, orderMomentOf } from '@mullion/server-kit';

interface Mailed {
  readonly truck_id: number;
  readonly at: Date;
  readonly name: string;
  readonly code: string;
  readonly note: string | null;
}

/** Who may read the list of a truck's mails reads to whom they went. */
const namesReceivers = ({ type }: Pick<RequestContext, 'type'>): boolean => type <= userTypes.manager;

/**
 * What documents knows of an order's way: mails to its customer about its trucks, and the evidence of departures with
 * it.
 */
export const mailMoments = async (
  database: Database,
  context: Pick<RequestContext, 'company_id' | 'type'>,
  { order_id: orderId, truck_ids: truckIds, contact_ids: contactIds }: InputOf<typeof readMailMoments>,
): Promise<OrderMoment[]> => {
  const [mails, evidence] = await Promise.all([
    database.read<Mailed>(
      `SELECT truck_id, coalesce(sent_at, created_at) AS at, email AS name, state AS code, last_error AS note FROM email_deliveries
       WHERE company_id = $1 AND truck_id = ANY($2) AND kind = 'contact' AND contact_id = ANY($3) ORDER BY id LIMIT 500`,
      [context.company_id, truckIds, contactIds],
    ),
    database.read<{ truck_id: number; at: Date }>(
      `SELECT e.truck_id, e.made_at AS at FROM evidence e WHERE e.company_id = $1 AND e.truck_id = ANY($2) AND EXISTS (
         SELECT 1 FROM evidence_sheet s WHERE s.company_id = $1 AND s.truck_id = e.truck_id AND s.departure = e.departure AND $3 = ANY(s.order_ids))`,
      [context.company_id, truckIds, orderId],
    ),
  ]);
  const shown = namesReceivers(context);
  return [
    ...mails.map(({ name, note, ...mail }) =>
      orderMomentOf({ kind: 'mail', ...mail, ...(shown ? { name, note } : {}) }),
    ),
    ...evidence.map((one) => orderMomentOf({ kind: 'evidence', ...one })),
  ];
};
