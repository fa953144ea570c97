import {
  addOrderComment,
  commentOperation,
  createComment,
  listComments,
  listOperationComments,
  listOrderComments,
  type OperationId,
} from '@mullion/contracts';
import { defineComposition } from '../composition';

const at = (id: number) => ({ params: { id: id as OperationId }, query: {} });

/** Comments are asked from the owner of what they are on. */
export const comments = [
  defineComposition(listComments, ({ query: { table_name, table_id } }, ask) =>
    table_name === 'product_operations'
      ? ask(listOperationComments, { ...at(table_id), body: {} })
      : ask(listOrderComments, { table_name, table_id }),
  ),
  defineComposition(createComment, ({ body: { table_name, table_id, text } }, ask) =>
    table_name === 'product_operations'
      ? ask(commentOperation, { ...at(table_id), body: { text } })
      : ask(addOrderComment, { table_name, table_id, text }),
  ),
];
