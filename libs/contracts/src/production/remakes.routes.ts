import { z } from 'zod';
import { productId, workCenterId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { problemId, scrapReason } from './problems.schema';
import { remake, remakePlan } from './remakes.schema';

/** Those who may edit problems. */
const planner = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(problemId) });

export const getRemakePlan = defineRoute({
  service: 'production',
  name: 'remakes.plan',
  method: 'GET',
  path: 'problems/remake-plan',
  summary: 'What making a product again from a work center on would do',
  policy: planner,
  query: z.strictObject({ product_id: urlId(productId), work_center_id: urlId(workCenterId).optional() }),
  response: remakePlan,
});

/** The last remake that was ordered from a problem. */
export const getRemake = defineRoute({
  service: 'production',
  name: 'remakes.of-problem',
  method: 'GET',
  path: 'problems/{id}/remake',
  summary: 'The remake of a problem',
  policy: planner,
  params: id,
  response: z.object({ remake: remake.nullable() }),
});

/**
 * A product of the problem's order is scrapped and made again from a work center on. The problem keeps what is named
 * here and is in progress. Errors: not_found, problem.unknown_product, remake.departed, remake.cancelled,
 * remake.already_there, remake.not_in_production, remake.none_here. Answers `ordered` while another service does not
 * answer; it goes on by itself.
 */
export const createRemake = defineRoute({
  service: 'production',
  name: 'remakes.create',
  method: 'POST',
  path: 'problems/{id}/remake',
  summary: 'Order a remake from a problem',
  success: 201,
  policy: planner,
  timeoutMs: 15_000,
  params: id,
  body: z.strictObject({ product_id: productId, work_center_id: workCenterId, reason: scrapReason }),
  response: remake,
});

export const remakesRoutes = { getRemakePlan, getRemake, createRemake };
