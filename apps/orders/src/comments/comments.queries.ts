import type { Comment } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { toComment } from './comment.mapper';
import { CommentRepository, type CommentedTable } from './comment.repository';

/** Remarks on an order or product, oldest first. @throws AppError `not_found` when there is no such order or product */
export const commentsOn = async (
  database: Database,
  companyId: number,
  table: CommentedTable,
  id: number,
): Promise<Comment[]> => {
  const comments = new CommentRepository(database, companyId);
  await comments.commented(table, id);
  return (await comments.of(table, id)).map(toComment);
};
