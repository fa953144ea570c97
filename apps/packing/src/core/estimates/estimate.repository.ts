import { TenantRepository } from '@mullion/server-kit';
import type { Computed, EstimateRow } from './estimate.row';
import type { Floor } from '../rules/loading-length';

export const estimateColumns =
  'order_id, company_id, pallets, length_mm, mass_kg, timber_kg, gap, floor, products_count, removed, version, asked, done';

/** Estimates of orders, and what left beside them. */
export class EstimateRepository extends TenantRepository {
  /** Writes figures and gives the rows that differ from before. One that was asked for again meanwhile stays due. */
  async keep(computed: readonly Computed[]): Promise<EstimateRow[]> {
    const rows = await this.query<EstimateRow & { readonly differs: boolean }>(
      `WITH n AS (
         SELECT n.*, e.version AS old_version FROM jsonb_to_recordset($2::jsonb) AS n (order_id int, pallets int, length_mm int, mass_kg numeric, timber_kg numeric,
           gap jsonb, floor jsonb, products_count int, removed boolean, asked int)
         JOIN order_estimate e ON e.order_id = n.order_id AND e.company_id = $1 ORDER BY n.order_id FOR UPDATE OF e
       )
       UPDATE order_estimate AS e SET pallets = n.pallets, length_mm = n.length_mm, mass_kg = n.mass_kg, timber_kg = n.timber_kg,
         gap = nullif(n.gap, 'null'), floor = n.floor, products_count = n.products_count, removed = n.removed, done = greatest(e.done, n.asked),
         version = e.version + (e.version = 0 OR (e.pallets, e.length_mm, e.mass_kg, e.gap, e.removed)
           IS DISTINCT FROM (n.pallets, n.length_mm, n.mass_kg, nullif(n.gap, 'null'), n.removed))::int
       FROM n WHERE e.order_id = n.order_id AND e.company_id = $1
       RETURNING ${estimateColumns.replaceAll(/\w+/g, 'e.$&')}, e.version > n.old_version AS differs`,
      [this.companyId, JSON.stringify(computed)],
    );
    return rows.filter((row) => row.differs);
  }

  /** Orders that have not left are computed again: what they are packed by has changed. */
  async askForAll(): Promise<void> {
    await this.query(
      'UPDATE order_estimate SET asked = asked + 1 WHERE company_id = $1 AND NOT removed AND order_id IN (SELECT id FROM order_copy WHERE company_id = $1 AND status < 14)',
      [this.companyId],
    );
  }

  /**
   * What leaves with these pallets, by order, with its estimate; a pallet of several orders is shared by the volume of
   * their products.
   */
  async keepDeparted(truckId: number, departure: number, palletIds: readonly number[], floor: Floor): Promise<void> {
    await this.query(
      `WITH standing AS (
         SELECT p.order_id, p.pallet_id, count(*) AS products, sum(c.width::float8 * c.height * c.depth) AS volume
         FROM placement p JOIN product_copy c ON c.id = p.product_id WHERE p.company_id = $1 AND p.pallet_id = ANY($4) GROUP BY 1, 2
       ), shares AS (
         SELECT order_id, pallet_id, products, volume / nullif(sum(volume) OVER (PARTITION BY pallet_id), 0) AS share FROM standing
       )
       INSERT INTO departed_estimate (truck_id, departure, company_id, order_id, products, pallets, length_mm, products_count,
         estimated_pallets, estimated_length_mm)
       SELECT $2, $3, $1, s.order_id, sum(s.products), sum(s.share), sum(s.share * (t.length + $6) / greatest(1, floor(($5 + $6) / (t.width + $6)::numeric))),
         e.products_count, e.pallets, e.length_mm
       FROM shares s JOIN pallet t ON t.id = s.pallet_id AND t.company_id = $1
       JOIN order_estimate e ON e.order_id = s.order_id AND e.company_id = $1 AND e.pallets IS NOT NULL
       WHERE s.share IS NOT NULL GROUP BY s.order_id, e.products_count, e.pallets, e.length_mm ORDER BY s.order_id
       ON CONFLICT DO NOTHING`,
      [this.companyId, truckId, departure, palletIds, floor.width, floor.between],
    );
  }

  /** A departure that was recalled does not count for the spread. */
  async dropDeparted(truckId: number, departure: number): Promise<void> {
    await this.query('DELETE FROM departed_estimate WHERE company_id = $1 AND truck_id = $2 AND departure = $3', [
      this.companyId,
      truckId,
      departure,
    ]);
  }
}
