import { z } from 'zod';
import { int } from '../kit/number.schema';
import { defineRoute, urlInt } from '../kit/route';
import { comment } from './order.schema';

const session = { access: 'session' } as const;
const commented = { table_name: z.enum(['orders', 'products']) };
export const listComments = defineRoute({
  service: 'orders',
  name: 'comments.list',
  method: 'GET',
  path: 'comments',
  summary: 'Comments on an order or a product, oldest first',
  policy: session,
  query: z.strictObject({ ...commented, table_id: urlInt.positive() }),
  response: z.array(comment),
});

export const createComment = defineRoute({
  service: 'orders',
  name: 'comments.create',
  method: 'POST',
  path: 'comments',
  summary: 'Comment on an order or a product',
  success: 201,
  policy: session,
  body: z.strictObject({ ...commented, table_id: int().positive(), text: z.string().trim().min(1).max(2000) }),
  response: comment,
});

export const commentsRoutes = { listComments, createComment };
