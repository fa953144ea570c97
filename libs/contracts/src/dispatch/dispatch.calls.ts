import { z } from 'zod';
import { defineCall } from '../kit/call';
import { truckId } from '../kit/id.schema';
import { actionsQuery } from '../orders/orders.routes';
import { statusChange } from '../orders/order.schema';
import { truck } from './truck.schema';

/** Whole trucks for PDFs. */
export const getTrucksToPrint = defineCall({
  service: 'dispatch',
  name: 'trucks.to-print',
  input: z.object({ truck_ids: z.array(truckId).max(50) }),
  output: z.array(truck),
});
export const listTruckActions = defineCall({
  service: 'dispatch',
  name: 'actions.list',
  input: actionsQuery,
  output: z.array(statusChange),
});

export const dispatchCalls = { getTrucksToPrint, listTruckActions };
