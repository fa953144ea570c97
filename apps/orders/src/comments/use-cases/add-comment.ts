import { type Comment, type addOrderComment, type InputOf, orderNumber } from '@mullion/contracts';
import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { toComment } from '../comment.mapper';
import { CommentRepository } from '../comment.repository';

/** @throws AppError `not_found` when there is no such order or product */
export const addComment = (
  { database }: ServiceTools,
  call: CallInfo,
  { table_name: table, table_id: id, text }: InputOf<typeof addOrderComment>,
): Promise<Committed<Comment>> =>
  database.transaction(call, async (tx) => {
    const comments = new CommentRepository(tx, call.context.company_id);
    const commented = await comments.commented(table, id);
    const comment = toComment(await comments.add(table, id, text, call.context));
    const name = commented.barcode ?? orderNumber(commented);
    const after = { [table === 'orders' ? 'order' : 'product']: name, text: comment.text };
    await auditRow(tx, call.context, { table: 'comments', id: comment.id, name, before: null, after });
    return comment;
  });
