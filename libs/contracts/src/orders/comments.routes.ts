import { z } from 'zod';
import { int } from '../kit/number.schema';
import { defineRoute, urlInt } from '../kit/route';
import { comment, commentedTables } from './order.schema';

const session = { access: 'session' } as const;
const commented = { table_name: z.enum(commentedTables) };
export const commentText = z.string().trim().min(1).max(2000);

/** The gateway asks the owner of `table_name`. */
export const listComments = defineRoute({
  service: 'gateway',
  name: 'comments.list',
  method: 'GET',
  path: 'comments',
  summary: 'Comments on an order, a product or an operation, oldest first',
  policy: session,
  query: z.strictObject({ ...commented, table_id: urlInt.positive() }),
  response: z.array(comment),
});

export const createComment = defineRoute({
  service: 'gateway',
  name: 'comments.create',
  method: 'POST',
  path: 'comments',
  summary: 'Comment on an order, a product or an operation; no status changes',
  success: 201,
  policy: session,
  body: z.strictObject({ ...commented, table_id: int().positive(), text: commentText }),
  response: comment,
});

export const commentsRoutes = { listComments, createComment };
