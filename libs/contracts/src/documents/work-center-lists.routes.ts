import { z } from 'zod';
import { workCenterId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { exportLink } from '../packing/packing.routes';

const list = {
  service: 'documents',
  method: 'POST',
  writes: false,
  policy: { access: 'session' },
  params: z.strictObject({ id: urlId(workCenterId) }),
  body: z.strictObject({ language: z.enum(['lt', 'en']).optional() }),
  response: exportLink,
} as const;

/** Every product that waits at the work center, order by order; an empty list where none does. */
export const printWorkCenterOrders = defineRoute({
  ...list,
  name: 'work-centers.orders-pdf',
  path: 'work-centers/{id}/export',
  summary: 'What waits at a work center, by order',
});
/** A line a position, with how many of it wait. */
export const printWorkCenterPositions = defineRoute({
  ...list,
  name: 'work-centers.positions-pdf',
  path: 'work-centers/{id}/position-export',
  summary: 'What waits at a work center, by position',
});

export const workCenterListsRoutes = { printWorkCenterOrders, printWorkCenterPositions };
