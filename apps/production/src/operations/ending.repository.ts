import { operationStatus, orderStatus } from '@mullion/contracts';
import { TenantRepository, type Reads } from '@mullion/server-kit';
import type { OperationRow } from './operation';
import type { OperationState } from './rules/change-operation';

/** Of a product `p` and its order `o`: nothing more is made of what is cancelled or has left. */
export const ENDED = `(p.status >= ${orderStatus.dispatched} OR coalesce(o.status, 0) >= ${orderStatus.dispatched})`;

/** The unit that a remake scraps keeps its operations until the remake has read them; it cancels them itself. */
const NOT_SCRAPPED = `NOT EXISTS (SELECT 1 FROM remake r WHERE r.company_id = p.company_id AND r.product_id = p.id AND r.state = 'ordered')`;
const PRODUCTS = 'FROM product_copy p LEFT JOIN order_copy o ON o.id = p.order_id AND o.company_id = p.company_id';

export interface ReopenedOperation extends OperationRow {
  /** As it was when it ended. */
  readonly before: Omit<OperationState, 'start_time' | 'end_time'> & {
    readonly start_time: string | null;
    readonly end_time: string | null;
  };
}

/** Which products of a company are made on, by their statuses and those of their orders. */
export class EndingRepository extends TenantRepository {
  /** Products of these orders that have operations. */
  async productsOf(orderIds: readonly number[]): Promise<number[]> {
    const rows = await this.query<{ product_id: number }>(
      'SELECT product_id FROM product_progress WHERE company_id = $1 AND order_id = ANY($2) ORDER BY product_id',
      [this.companyId, orderIds],
    );
    return rows.map((row) => row.product_id);
  }

  /** Products among these that nothing more is made of, with their barcodes and the numbers of their orders. */
  ended(productIds: readonly number[]): Promise<{ product_id: number; barcode: string; order: string }[]> {
    return this.query(
      `SELECT p.id AS product_id, p.barcode, coalesce(o.number, '') AS "order" ${PRODUCTS}
       WHERE p.company_id = $1 AND p.id = ANY($2) AND ${ENDED} AND ${NOT_SCRAPPED} ORDER BY p.id`,
      [this.companyId, productIds],
    );
  }

  /** Operations that ended with their order or product, of products that are made on again. */
  reopened(productIds: readonly number[]): Promise<ReopenedOperation[]> {
    return this.query(
      `SELECT w.*, e.before FROM operation w
       CROSS JOIN LATERAL (SELECT kind, before FROM operation_event WHERE operation_id = w.id ORDER BY id DESC LIMIT 1) e
       WHERE w.company_id = $1 AND w.product_id = ANY($2) AND w.status = ${operationStatus.cancelled} AND e.kind = 'ended'
         AND EXISTS (SELECT 1 ${PRODUCTS} WHERE p.company_id = $1 AND p.id = w.product_id AND NOT p.removed AND NOT ${ENDED})
       ORDER BY w.id`,
      [this.companyId, productIds],
    );
  }
}

/** Products with open operations that nothing more is made of: those that ended while they were given operations. */
export const openThoughEnded = (reads: Reads, limit: number): Promise<{ company_id: number; product_id: number }[]> =>
  reads.read(
    `SELECT DISTINCT w.company_id, w.product_id FROM operation w JOIN product_copy p ON p.id = w.product_id AND p.company_id = w.company_id
       LEFT JOIN order_copy o ON o.id = p.order_id AND o.company_id = p.company_id
     WHERE w.status NOT IN (${operationStatus.completed}, ${operationStatus.cancelled}) AND ${ENDED} AND ${NOT_SCRAPPED}
     ORDER BY w.company_id, w.product_id LIMIT $1`,
    [limit],
  );
