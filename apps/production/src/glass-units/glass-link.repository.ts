import { TenantRepository } from '@mullion/server-kit';

const atPosition = `p.position IN (u.customer_position, regexp_replace(u.customer_position, '\\.[0-9]+$', ''))`;

/** What has changed in the copies of orders and products, as far as glass units are found by it. */
export interface ChangedForGlass {
  /** Orders that are new, have new products or another number. */
  readonly orders: readonly number[];
  /** Products that are gone or have another position or label. */
  readonly products: readonly number[];
}

/** Which product each glass unit is for. */
export class GlassLinkRepository extends TenantRepository {
  /**
   * Units that have no product yet and name one of these orders, and those of these products. A unit keeps a product
   * that still fits it.
   */
  async linkChanged({ orders, products }: ChangedForGlass): Promise<boolean> {
    const found = await this.query<{ id: number }>(
      `SELECT g.id FROM order_copy o JOIN glass_unit g ON g.company_id = o.company_id AND g.product_id IS NULL
         AND lower(g.customer_order) COLLATE "default" = lower(o.number)
       WHERE o.company_id = $1 AND o.id = ANY($2::int[]) AND NOT o.removed
       UNION SELECT g.id FROM glass_unit g WHERE g.company_id = $1 AND g.product_id = ANY($3::int[])`,
      [this.companyId, orders, products],
      { name: 'glass-of-changed' },
    );
    return found.length > 0 && (await this.link(found.map(({ id }) => id)));
  }

  /**
   * Which product of its order each of these fills: the one with its label; without a label the only one that has its
   * position, written alone or with the field behind a dot (`L1.2`); none when the order is not known. Answers whether
   * any was changed.
   */
  async link(ids: readonly number[]): Promise<boolean> {
    const linked = await this.query<{ id: number }>(
      `UPDATE glass_unit g SET product_id = found.product_id FROM (
         SELECT u.id, CASE WHEN u.barcode IS NOT NULL THEN min(p.id) FILTER (WHERE p.barcode = u.barcode)
             WHEN count(p.id) FILTER (WHERE ${atPosition}) = 1 THEN min(p.id) FILTER (WHERE ${atPosition}) END AS product_id
         FROM glass_unit u
         LEFT JOIN order_copy o ON o.company_id = $1 AND lower(o.number) = lower(u.customer_order) COLLATE "default" AND NOT o.removed
         LEFT JOIN product_copy p ON p.order_id = o.id AND p.company_id = $1 AND NOT p.removed
         WHERE u.company_id = $1 AND u.id = ANY($2::int[]) GROUP BY u.id) AS found
       WHERE g.id = found.id AND g.company_id = $1 AND g.product_id IS DISTINCT FROM found.product_id RETURNING g.id`,
      [this.companyId, ids],
    );
    return linked.length > 0;
  }
}
