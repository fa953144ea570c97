import { z } from 'zod';
import { defineCall } from '../kit/call';
import { defineEvent } from '../kit/event';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, urlFlag, urlId, urlText } from '../kit/route';
import { returnableForm } from './returnable-kinds.schema';
import {
  correctionFields,
  holderId,
  movementFields,
  movementId,
  returnableHolder,
  returnableHolderDetail,
  returnableMovement,
  returnablesSummary,
} from './returnables.schema';

/** Who counts pallets at the gate writes them too; nobody at a work center has to do with them. */
const counter = { access: 'session', types: [0, 1, 2, 3, 4] } as const;
const id = z.strictObject({ id: urlId(holderId) });

export const returnableSortColumns = ['customer', 'stillages', 'pallets', 'others', 'total', 'oldest_on'] as const;

export const listReturnables = defineRoute({
  service: 'dispatch',
  name: 'returnables.list',
  method: 'GET',
  path: 'returnables',
  summary: 'Who has which returnable pallets and stillages since when',
  policy: counter,
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    form: returnableForm.optional(),
    /** Only holders who have something for more than 90 days. */
    late: urlFlag,
    order_by: z.enum([...returnableSortColumns, 'null']).default('oldest_on'),
    order: sortOrder,
  }),
  response: pageOf(returnableHolder).extend({ summary: returnablesSummary }),
});

export const getReturnables = defineRoute({
  service: 'dispatch',
  name: 'returnables.get',
  method: 'GET',
  path: 'returnables/{id}',
  summary: 'What a customer has at an address, and since when',
  policy: counter,
  params: id,
  response: returnableHolderDetail,
});

export const listReturnableMovements = defineRoute({
  service: 'dispatch',
  name: 'returnables.movements',
  method: 'GET',
  path: 'returnables/{id}/movements',
  summary: 'What was given out, taken back and corrected, the newest first',
  policy: counter,
  params: id,
  query: z.strictObject(pageQuery),
  response: pageOf(returnableMovement),
});

/**
 * Errors: not_found (holder, customer, address), returnables.kind_unknown, returnables.in_future,
 * returnables.more_than_held (params.held).
 */
export const moveReturnables = defineRoute({
  service: 'dispatch',
  name: 'returnables.move',
  method: 'POST',
  path: 'returnables/movements',
  summary: 'Returnables are given out or taken back, by hand',
  success: 201,
  policy: counter,
  body: movementFields,
  response: returnableMovement,
});

/**
 * A movement of its own that takes another back, wholly or in part. Errors: not_found, returnables.corrected_already
 * (params.left).
 */
export const correctReturnables = defineRoute({
  service: 'dispatch',
  name: 'returnables.correct',
  method: 'POST',
  path: 'returnables/movements/{id}/corrections',
  summary: 'A movement of returnables is corrected, with the reason',
  success: 201,
  policy: counter,
  params: z.strictObject({ id: urlId(movementId) }),
  body: correctionFields,
  response: returnableMovement,
});

/** Holders with what they have, for reminders; those of others are left out. */
export const getReturnableHolders = defineCall({
  service: 'dispatch',
  name: 'returnables.holders',
  input: z.object({ holder_ids: z.array(holderId).max(200) }),
  output: z.array(returnableHolderDetail),
});

/** Returnables were given out, taken back or corrected; a correction names what it corrects. */
export const returnableMoved = defineEvent({
  owner: 'dispatch',
  name: 'returnable.moved.v1',
  data: z.object({ movement: returnableMovement.omit({ left: true }) }),
  live: (data) => [{ entity: 'returnable', ids: [data.movement.holder_id] }],
});

export const returnablesRoutes = {
  listReturnables,
  moveReturnables,
  correctReturnables,
  getReturnables,
  listReturnableMovements,
};
