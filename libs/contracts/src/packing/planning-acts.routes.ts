import { z } from 'zod';
import { planningActId, productId } from '../kit/id.schema';
import { defineRoute } from '../kit/route';
import { planningAct, planningActResult } from './planning-acts.schema';

const session = { access: 'session' } as const;
/** Hundreds of pallets may be rearranged. */
const timeoutMs = 20_000;
const params = z.strictObject({ id: planningActId });
/** Only these of its products; without a list all of them. */
const body = z.strictObject({ products: z.array(productId).min(1).max(5_000).optional() });

/**
 * Does one act of planning as a whole, or refuses it as a whole. Whoever acts chooses the id, so that the act can be
 * taken back although its answer was lost; an id names one act, so a second one is refused under it.
 */
export const actInPlanning = defineRoute({
  service: 'packing',
  name: 'planning.act',
  method: 'POST',
  path: 'planning/acts',
  summary: 'Move, swap or pin products, set, number, pin or delete pallets, or make a fictive one',
  timeoutMs,
  policy: session,
  body: z.strictObject({ id: planningActId, act: planningAct }),
  response: planningActResult,
});

/**
 * Only what the act has done is taken back; what somebody has moved (`placement.moved`) or set (`conflict`) since
 * refuses it, and is named. Again changes nothing.
 */
export const undoPlanningAct = defineRoute({
  service: 'packing',
  name: 'planning.undo',
  method: 'POST',
  path: 'planning/acts/{id}/undo',
  summary: 'Take an act of planning back',
  timeoutMs,
  policy: session,
  params,
  body,
  response: planningActResult,
});

/** What was taken back is done again under the same rules. */
export const redoPlanningAct = defineRoute({
  service: 'packing',
  name: 'planning.redo',
  method: 'POST',
  path: 'planning/acts/{id}/redo',
  summary: 'Do an act of planning again that was taken back',
  timeoutMs,
  policy: session,
  params,
  body,
  response: planningActResult,
});

export const planningActsRoutes = { actInPlanning, undoPlanningAct, redoPlanningAct };
