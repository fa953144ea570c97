import { z } from 'zod';
import { operationId, orderId, productId, workCenterId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { defineRoute, isoDate, isoMoment, ok, urlId, urlIds, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { comment } from '../orders/order.schema';
import { problemId, scrapReason } from './problems.schema';
import { operation, operationMinutes } from './operation.schema';

const worker = { access: 'session' } as const;
const atTerminals = { ...worker, terminals: ['work_center'] } as const;
const planner = { access: 'session', types: [0, 1] } as const;
const center = z.strictObject({ id: urlId(workCenterId) });

const products = z.array(productId).min(1).max(500);
const text = z.string().trim().min(1).max(2000);
const terminal = line(64).nullish();
/**
 * The caller may name its action itself, so that it can take it back before it has seen the answer; else it is named
 * here. An id is used once: operation.action_known.
 */
const action_id = z.uuid().optional();

/** What a change of operations answers: what `undoOperations` takes back, and whose products it was. */
export const operationsDone = z.object({
  action_id: z.uuid(),
  products: z.int(),
  /** Numbers of the orders, in their order. */
  orders: z.array(z.string()),
  /** Until then it can be taken back. */
  undo_until: isoMoment,
});
export type OperationsDone = z.infer<typeof operationsDone>;

const change = {
  service: 'production',
  method: 'POST',
  policy: atTerminals,
  performedOffline: true,
  params: center,
  response: operationsDone,
} as const;

/**
 * All or none. Errors: operation.none_here, operation.not_its_turn (with the work centers awaited),
 * operation.change_unread, operation.completed_already, each with the product.
 */
export const completeOperations = defineRoute({
  ...change,
  name: 'operations.complete',
  path: 'work-centers/complete/{id}',
  summary: 'Complete the operations of products at a work center',
  body: z.strictObject({ products, terminal, action_id }),
});

export const startOperations = defineRoute({
  ...change,
  name: 'operations.start',
  path: 'work-centers/start/{id}',
  summary: 'Begin the operations of products at a work center',
  body: z.strictObject({ products, terminal, action_id }),
});

/**
 * A problem, or of an operation that has one already another comment on it. Each product has an entry of the register
 * of problems.
 */
export const reportOperationProblem = defineRoute({
  ...change,
  response: operationsDone.extend({ problems: z.array(problemId) }),
  name: 'operations.problem',
  path: 'work-centers/problem/{id}',
  summary: 'Report a problem with products at a work center',
  body: z.strictObject({ products, comment: text, reason: scrapReason.nullish(), terminal, action_id }),
});

/**
 * What the target and the work centers after it did with the products is to be done again. Errors:
 * operation.return_forward.
 */
export const returnOperations = defineRoute({
  ...change,
  name: 'operations.return',
  path: 'work-centers/return/{id}',
  summary: 'Send products back to a work center with a lower code',
  body: z.strictObject({ products, return_to: workCenterId, comment: text, terminal, action_id }),
});

/** Takes back one change by a counter-event. Errors: operation.undo_too_late, operation.changed_since. */
export const undoOperations = defineRoute({
  service: 'production',
  name: 'operations.undo',
  method: 'POST',
  path: 'operations/undo',
  summary: 'Take back what was just done with operations',
  policy: atTerminals,
  performedOffline: true,
  body: z.strictObject({ action_id: z.uuid(), terminal }),
  response: ok,
});

/**
 * What changed of a product has been read at a work center, up to a change that was shown there; who was first stays.
 * @throws `not_found`: nobody has to read it there
 */
export const readProductChange = defineRoute({
  service: 'production',
  name: 'operations.read-change',
  method: 'POST',
  path: 'work-centers/read-change/{id}',
  summary: 'Confirm at a work center that the change of a product was read',
  policy: atTerminals,
  performedOffline: true,
  params: center,
  body: z.strictObject({ product: productId, change: z.int().positive().max(MAX_INT), terminal, action_id }),
  response: z.object({ product_id: productId, user_name: z.string(), at: isoMoment }),
});

/** A comment that changes no status. */
export const commentOperation = defineRoute({
  service: 'production',
  name: 'operations.comment',
  method: 'POST',
  path: 'operations/{id}/comments',
  summary: 'Comment on an operation',
  success: 201,
  policy: atTerminals,
  params: z.strictObject({ id: urlId(operationId) }),
  body: z.strictObject({ text, terminal }),
  response: comment,
});

/** What was said at an operation with it. */
export const operationWithComments = operation.extend({ comments: z.array(comment) });

/** Operations of an order as the dialog of preparation edits them. */
const orderOperations = z.object({
  order_id: orderId,
  end_date: isoDate.nullable(),
  operations: z.array(operationWithComments),
  /** Its products, in the order of their positions. */
  products: z.array(z.object({ id: productId, position: z.string(), barcode: z.string() })),
});

export const listOrderOperations = defineRoute({
  service: 'production',
  name: 'operations.of-orders',
  method: 'GET',
  path: 'operations/orders',
  summary: 'Operations of orders',
  policy: worker,
  query: z.strictObject({ orders: urlIds(orderId).pipe(z.array(orderId).min(1).max(100)) }),
  response: z.object({ orders: z.array(orderOperations) }),
});

/**
 * By the rules of the product types, what is missing. Orders that lack nothing, and those that are made no more, are
 * named and stay as they are.
 */
export const addOperations = defineRoute({
  service: 'production',
  name: 'operations.add',
  method: 'POST',
  path: 'operations/add',
  summary: 'Make the operations of orders',
  policy: planner,
  timeoutMs: 20_000,
  body: z.strictObject({ orders: z.array(orderId).min(1).max(100) }),
  response: z.object({
    made: z.array(z.object({ order_id: orderId, number: z.string(), operations: z.int(), unestimated: z.int() })),
    refused: z.array(
      z.object({
        order_id: orderId,
        number: z.string(),
        code: z.enum(['operation.already_there', 'operation.no_products', 'operation.ended']),
      }),
    ),
  }),
});

/** Single operations, and when work on their orders is to end. A product has one open operation a work center. */
export const createOperations = defineRoute({
  service: 'production',
  name: 'operations.create',
  method: 'POST',
  path: 'operations',
  summary: 'Add operations to products',
  success: 201,
  policy: planner,
  body: z.strictObject({
    operations: z
      .array(
        z.strictObject({ product_id: productId, work_center_id: workCenterId, amount: operationMinutes.optional() }),
      )
      .min(1)
      .max(500),
    end_date: isoDate.nullish(),
  }),
  response: z.object({ operations: z.array(operation) }),
});

export const updateOperation = defineRoute({
  service: 'production',
  name: 'operations.update',
  method: 'PUT',
  path: 'operations/{id}',
  summary: 'Edit how long an operation takes',
  policy: planner,
  params: z.strictObject({ id: urlId(operationId) }),
  body: z.strictObject({ amount: operationMinutes, version: version.optional() }),
  response: operation,
});

/** It is kept as cancelled. Errors: operation.completed_already. */
export const deleteOperation = defineRoute({
  service: 'production',
  name: 'operations.delete',
  method: 'DELETE',
  path: 'operations/{id}',
  summary: 'Take an operation off a product',
  policy: planner,
  params: z.strictObject({ id: urlId(operationId) }),
  response: ok,
});

export const productOperationsRoutes = {
  completeOperations,
  startOperations,
  reportOperationProblem,
  returnOperations,
  undoOperations,
  readProductChange,
  commentOperation,
  listOrderOperations,
  addOperations,
  createOperations,
  updateOperation,
  deleteOperation,
};
