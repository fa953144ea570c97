import { z } from 'zod';
import { orderId, packingRunId, productId } from '../kit/id.schema';
import { defineRoute } from '../kit/route';
import { packingRun, planObjective, runSettings } from './packing-run.schema';

const session = { access: 'session' } as const;

/** Starts a packing run in the background; a product is in at most one open run (409 `packing_run.product_busy`). */
export const autoPack = defineRoute({
  service: 'packing',
  name: 'pallets.auto',
  method: 'POST',
  path: 'pallets/auto',
  summary: 'Pack products onto pallets by the optimiser',
  success: 202,
  policy: session,
  body: z.strictObject({
    products: z.array(productId).max(5000).optional(),
    /** All unplaced products of these orders. */
    orders: z.array(orderId).max(200).optional(),
    settings: runSettings,
  }),
  response: packingRun,
});
const runParams = z.strictObject({ id: packingRunId });
export const getPackingRun = defineRoute({
  service: 'packing',
  name: 'packing-runs.get',
  method: 'GET',
  path: 'packing-runs/{id}',
  summary: 'State, figures and best plan of a run',
  policy: session,
  params: runParams,
  response: packingRun,
});
/** Stops the search and keeps the best plan found. */
export const cancelPackingRun = defineRoute({
  service: 'packing',
  name: 'packing-runs.cancel',
  method: 'POST',
  path: 'packing-runs/{id}/cancel',
  summary: 'Stop a run and keep its best plan',
  policy: session,
  params: runParams,
  response: packingRun,
});
export const discardPackingRun = defineRoute({
  service: 'packing',
  name: 'packing-runs.discard',
  method: 'POST',
  path: 'packing-runs/{id}/discard',
  summary: 'Throw a run away',
  policy: session,
  params: runParams,
  response: packingRun,
});
/**
 * A proposal becomes pallets; a search that still runs is ended and its best plan taken. Of several plans `variant`
 * names one: it is taken as it was shown, or refused (`packing_run.outdated`, naming the pallet or product that has
 * changed).
 */
export const applyPackingRun = defineRoute({
  service: 'packing',
  name: 'packing-runs.apply',
  method: 'POST',
  path: 'packing-runs/{id}/apply',
  summary: 'Make the pallets of a proposal',
  policy: session,
  params: runParams,
  body: z.strictObject({ variant: planObjective.optional() }),
  response: packingRun,
});
/** Everything stands as before the plan was taken; refused, naming the pallet, when one of them has changed since. */
export const undoPackingRun = defineRoute({
  service: 'packing',
  name: 'packing-runs.undo',
  method: 'POST',
  path: 'packing-runs/{id}/undo',
  summary: 'Take a taken plan back',
  policy: session,
  params: runParams,
  response: packingRun,
});

export const packingRunRoutes = {
  autoPack,
  getPackingRun,
  cancelPackingRun,
  discardPackingRun,
  applyPackingRun,
  undoPackingRun,
};
