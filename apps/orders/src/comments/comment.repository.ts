import type { Comment, RequestContext } from '@mullion/contracts';
import { AppError, TenantRepository } from '@mullion/server-kit';

export interface CommentRow {
  readonly id: number;
  readonly order_id: number | null;
  readonly product_id: number | null;
  readonly text: string;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}
export type CommentedTable = Exclude<Comment['table_name'], 'product_operations'>;
/** The number of an order, the barcode of a product. */
interface Commented {
  readonly production_id?: string | null;
  readonly offer_id?: string | null;
  readonly barcode?: string;
}
const columnOf: Readonly<Record<CommentedTable, 'order_id' | 'product_id'>> = {
  orders: 'order_id',
  products: 'product_id',
};

/** Remarks on orders and products; they are deleted with them. */
export class CommentRepository extends TenantRepository {
  /** The order or product that a remark is on. @throws AppError `not_found` */
  async commented(table: CommentedTable, id: number): Promise<Commented> {
    const row = await this.row<Commented>(table, id);
    if (row === null) throw new AppError('not_found');
    return row;
  }

  /** Oldest first. */
  of(table: CommentedTable, id: number): Promise<CommentRow[]> {
    return this.query<CommentRow>(
      `SELECT * FROM orders.comments WHERE company_id = $1 AND ${columnOf[table]} = $2 ORDER BY id`,
      [this.companyId, id],
    );
  }

  async add(
    table: CommentedTable,
    id: number,
    text: string,
    by: Pick<RequestContext, 'user_id' | 'user_name'>,
  ): Promise<CommentRow> {
    const [row] = await this.query<CommentRow>(
      `INSERT INTO orders.comments (company_id, ${columnOf[table]}, text, user_id, user_name) VALUES ($1, $2, $3, $4, $5) RETURNING *`,
      [this.companyId, id, text, by.user_id, by.user_name],
    );
    return row as CommentRow;
  }
}
