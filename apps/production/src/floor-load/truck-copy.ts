import { truckRecords } from '@mullion/contracts';
import { defineCopy } from '@mullion/server-kit';

/** The day of the truck that an order stands on is the day it has to be made for. */
export const truckCopy = defineCopy({
  kind: truckRecords,
  table: 'truck_copy',
  columns: ({ order_ids, delivery_date, status }) => ({ order_ids, delivery_date, status }),
});
