import { TenantRepository } from '@mullion/server-kit';

/** Products that are about to change. Callers have the locks of the products. */
export class ReservationRepository extends TenantRepository {
  /**
   * For as long as orders may take to write a change. What was judged by the state of their orders before is judged
   * again.
   */
  async reserve(productIds: readonly number[]): Promise<void> {
    await this.query(
      `UPDATE product_progress SET reserved_until = now() + interval '10 seconds' WHERE company_id = $1 AND product_id = ANY($2)`,
      [this.companyId, productIds],
    );
    await this.query(
      `UPDATE order_revision SET revision = revision + 1 WHERE order_id IN (
         SELECT order_id FROM order_revision WHERE company_id = $1 AND order_id IN
           (SELECT order_id FROM product_progress WHERE company_id = $1 AND product_id = ANY($2)) ORDER BY order_id FOR UPDATE)`,
      [this.companyId, productIds],
    );
  }

  async release(productIds: readonly number[]): Promise<void> {
    await this.query(
      'UPDATE product_progress SET reserved_until = NULL WHERE company_id = $1 AND product_id = ANY($2)',
      [this.companyId, productIds],
    );
  }
}
