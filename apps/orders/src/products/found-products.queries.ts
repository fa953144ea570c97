import { FOUND_OF_A_KIND, readingsOf, type FoundProduct } from '@mullion/contracts';
import { AFTER_ALL, reversed, type Database } from '@mullion/server-kit';

/** Fewer last characters fit too many barcodes. */
const SHORTEST_END = 3;
/** So many barcodes with the same end are looked at for the newest of them. */
const SAME_END = 50;

const HITS = `SELECT id, 0 AS rank FROM orders.products WHERE company_id = $1 AND barcode = ANY($2)
  UNION ALL SELECT begun.id, 1 FROM unnest($2::text[]) AS r(text) CROSS JOIN LATERAL
    (SELECT id FROM orders.products WHERE company_id = $1 AND barcode BETWEEN r.text AND r.text || $3 ORDER BY barcode LIMIT ${FOUND_OF_A_KIND}) AS begun
  UNION ALL SELECT ended.id, 2 FROM unnest($4::text[]) AS r(text) CROSS JOIN LATERAL
    (SELECT id FROM orders.products WHERE company_id = $1 AND reverse(barcode) BETWEEN r.text AND r.text || $3 LIMIT ${SAME_END}) AS ended`;

/** Products by the beginning or the end of their barcode, however a scanner may have typed it; at most five, the exact one first. */
export const foundProducts = (database: Database, companyId: number, text: string): Promise<FoundProduct[]> => {
  const readings = readingsOf(text);
  const ends = text.length < SHORTEST_END ? [] : readings.map(reversed);
  return database.read<FoundProduct>(
    `WITH hits AS (SELECT id, min(rank) AS rank FROM (${HITS}) AS each GROUP BY id ORDER BY min(rank), id DESC LIMIT ${FOUND_OF_A_KIND})
     SELECT p.id, p.barcode, p.order_id, coalesce(o.production_id, o.offer_id) AS "order", o.customer_name AS customer, p.position, p.category,
       p.width_mm AS width, p.height_mm AS height, p.status, p.pallet_id
     FROM hits JOIN orders.products p USING (id) JOIN orders.orders o ON o.id = p.order_id ORDER BY hits.rank, p.id DESC`,
    [companyId, readings, AFTER_ALL, ends],
    { name: 'found-products' },
  );
};
