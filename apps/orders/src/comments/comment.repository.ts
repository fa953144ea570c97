import { orderNumber, type Comment, type RequestContext } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';

interface CommentRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly product_id: number | null;
  readonly text: string;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}
type Table = Comment['table_name'];
/** The number of an order, the barcode of a product. */
interface Commented {
  readonly production_id?: string | null;
  readonly offer_id?: string | null;
  readonly barcode?: string;
}
const columnOf: Readonly<Record<Table, 'order_id' | 'product_id'>> = { orders: 'order_id', products: 'product_id' };

const toComment = (row: CommentRow): Comment =>
  ({
    id: row.id,
    text: row.text,
    table_name: row.order_id === null ? 'products' : 'orders',
    table_id: row.order_id ?? row.product_id ?? 0,
    user_id: row.user_id,
    user_name: row.user_name,
    created_at: row.created_at.toISOString(),
  }) as Comment;

/** Remarks on orders and products; they go with the thing they are on. */
export class CommentRepository extends TenantRepository {
  /** Oldest first. @throws AppError `not_found` when there is no such order or product */
  async of(table: Table, id: number): Promise<Comment[]> {
    await this.mustExist(table, id);
    const rows = await this.query<CommentRow>(
      `SELECT * FROM orders.comments WHERE company_id = $1 AND ${columnOf[table]} = $2 ORDER BY id`,
      [this.companyId, id],
    );
    return rows.map(toComment);
  }

  /** Gives the remark and what the thing it is on is called. @throws AppError `not_found` */
  async add(
    table: Table,
    id: number,
    text: string,
    by: Pick<RequestContext, 'user_id' | 'user_name'>,
  ): Promise<{ readonly comment: Comment; readonly on: string }> {
    const commented = await this.mustExist(table, id);
    const [row] = await this.query<CommentRow>(
      `INSERT INTO orders.comments (company_id, ${columnOf[table]}, text, user_id, user_name) VALUES ($1, $2, $3, $4, $5) RETURNING *`,
      [this.companyId, id, text, by.user_id, by.user_name],
    );
    return { comment: toComment(row as CommentRow), on: commented.barcode ?? orderNumber(commented) };
  }

  private async mustExist(table: Table, id: number): Promise<Commented> {
    const row = await this.row<Commented>(table, id);
    if (row === null) throw new AppError('not_found');
    return row;
  }
}
