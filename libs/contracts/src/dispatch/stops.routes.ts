import { z } from 'zod';
import { palletId } from '../kit/id.schema';
import { defineRoute } from '../kit/route';
import { truckStop } from './truck.schema';

/** Pallets that go onto trucks by one call. */
export const palletIds = z.array(palletId).min(1).max(200);

/** Who makes trucks. */
export const truckMaker = { access: 'session', right: 'TP_EDIT', refusal: 'has_no_right_to_create_new_truck' } as const;

/** Asked before trucks are made; the order that is then chosen goes into `stop_order`. */
export const proposeStops = defineRoute({
  service: 'dispatch',
  name: 'trucks.propose-stops',
  method: 'POST',
  path: 'trucks/stops',
  summary: 'The stops of some pallets in the order of unloading that is proposed',
  policy: truckMaker,
  body: z.strictObject({ pallets: palletIds }),
  response: z.object({
    /** The first is unloaded first. */
    stops: z.array(truckStop),
    /**
     * The company has unloaded some of these addresses together before; else they stand in the order of their
     * addresses.
     */
    remembered: z.boolean(),
  }),
});
