import type { Comment } from '@mullion/contracts';
import type { CommentRow } from './comment.repository';

export const toComment = (row: CommentRow): Comment =>
  ({
    id: row.id,
    text: row.text,
    table_name: row.order_id === null ? 'products' : 'orders',
    table_id: row.order_id ?? row.product_id ?? 0,
    user_id: row.user_id,
    user_name: row.user_name,
    created_at: row.created_at.toISOString(),
  }) as Comment;
