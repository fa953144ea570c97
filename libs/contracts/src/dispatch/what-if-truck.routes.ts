import { z } from 'zod';
import { truckId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { changePreview } from '../orders/what-if.schema';
import { truckStatus } from '../statuses';

/** What `PUT trucks/{id}` with this status would do. Nothing is written. */
export const whatIfTruck = defineRoute({
  service: 'gateway',
  name: 'trucks.what-if',
  method: 'POST',
  path: 'trucks/{id}/what-if',
  summary: 'What a change of a truck’s status would touch',
  policy: {
    access: 'session',
    terminals: ['scanner'],
    terminalBody: { status: [truckStatus.dispatched], despite_warnings: 'any', notify: 'any' },
  },
  params: z.strictObject({ id: urlId(truckId) }),
  body: z.strictObject({
    status: z.int().min(0).max(100),
    despite_warnings: z.boolean().optional(),
    notify: z.boolean().optional(),
  }),
  response: changePreview,
});
