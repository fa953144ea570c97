import { z } from 'zod';
import { defineCall } from '../kit/call';
import { palletId, truckId } from '../kit/id.schema';
import { defineRoute, isoMoment, urlId } from '../kit/route';
import { unitStation } from '../dispatch/load-board.routes';
import { rackPlace, storageUnit } from './rack-units.schema';

const session = { access: 'session' } as const;

const pickUnit = storageUnit.extend({
  /** On the pallet already. */
  taken: z.boolean(),
  place: rackPlace.nullable(),
});
const pickPallet = z.object({
  id: palletId,
  number: z.string().nullable(),
  shown_number: z.string(),
  status: z.int(),
  products_count: z.int(),
  loaded_count: z.int(),
  truck_id: truckId.nullable(),
});

/** Packing's part of a pick list, in walking order; what stands on no rack comes last. */
export const readPickList = defineCall({
  service: 'packing',
  name: 'pick-lists.read',
  timeoutMs: 2_000,
  input: z.object({ id: palletId }),
  output: z.object({ pallet: pickPallet, units: z.array(pickUnit) }),
});
export const getPickList = defineRoute({
  service: 'gateway',
  name: 'pick-lists.get',
  method: 'GET',
  path: 'pick-lists/{id}',
  summary: 'What a pallet needs, rack by rack in walking order, and where what is on no rack stands',
  policy: session,
  params: z.strictObject({ id: urlId(palletId) }),
  response: z.object({
    pallet: pickPallet.extend({
      truck: z
        .object({ id: truckId, number: z.string(), departs_at: isoMoment.nullable(), gate: z.string() })
        .nullable(),
    }),
    units: z.array(pickUnit.extend({ station: unitStation.nullable() })),
    stations_known: z.boolean(),
  }),
});
