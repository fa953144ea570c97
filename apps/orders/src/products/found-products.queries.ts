import { FOUND_OF_A_KIND, readingsOf, type FoundProduct } from '@mullion/contracts';
import { AFTER_ALL, reversed, type Database } from '@mullion/server-kit';

/** Fewer last characters fit too many barcodes. */
const SHORTEST_END = 3;
/** Pieces of this length are what the index of middles knows. */
const SHORTEST_MIDDLE = 5;
/** So many barcodes with the same end or middle are looked at for the newest of them. */
const ALIKE = 50;

/**
 * As the index has it: what lies between the first and the last character, since beginnings and ends have indexes of
 * their own.
 */
const INNER = 'substr(barcode, 2, greatest(length(barcode) - 2, 0))';

// "company_id + 0": else the planner may read the whole company by its own index beside that of the pieces
const HITS = `SELECT id, 0 AS rank FROM orders.products WHERE company_id = $1 AND barcode = ANY($2)
  UNION ALL SELECT begun.id, 1 FROM unnest($2::text[]) AS r(text) CROSS JOIN LATERAL
    (SELECT id FROM orders.products WHERE company_id = $1 AND barcode BETWEEN r.text AND r.text || $3 ORDER BY barcode LIMIT ${FOUND_OF_A_KIND}) AS begun
  UNION ALL SELECT ended.id, 2 FROM unnest($4::text[]) AS r(text) CROSS JOIN LATERAL
    (SELECT id FROM orders.products WHERE company_id = $1 AND reverse(barcode) BETWEEN r.text AND r.text || $3 LIMIT ${ALIKE}) AS ended
  UNION ALL SELECT inside.id, 3 FROM unnest($5::text[]) AS r(text) CROSS JOIN LATERAL
    (SELECT id FROM orders.products WHERE company_id + 0 = $1 AND orders.barcode_pieces(${INNER}) @> orders.barcode_pieces(r.text)
       AND strpos(barcode, r.text) > 0 LIMIT ${ALIKE}) AS inside`;

/**
 * Products by the beginning, the end or a middle part of their barcode, however a scanner may have typed it; at most
 * five, the exact one first.
 */
export const foundProducts = (database: Database, companyId: number, text: string): Promise<FoundProduct[]> => {
  const readings = readingsOf(text);
  const ends = text.length < SHORTEST_END ? [] : readings.map(reversed);
  const middles = text.length < SHORTEST_MIDDLE ? [] : readings;
  return database.read<FoundProduct>(
    `WITH hits AS (SELECT id, min(rank) AS rank FROM (${HITS}) AS each GROUP BY id ORDER BY min(rank), id DESC LIMIT ${FOUND_OF_A_KIND})
     SELECT p.id, p.barcode, p.order_id, coalesce(o.production_id, o.offer_id) AS "order", o.customer_name AS customer, p.position, p.category,
       p.width_mm AS width, p.height_mm AS height, p.image, p.status, p.pallet_id
     FROM hits JOIN orders.products p USING (id) JOIN orders.orders o ON o.id = p.order_id ORDER BY hits.rank, p.id DESC`,
    [companyId, readings, AFTER_ALL, ends, middles],
    { name: 'found-products' },
  );
};
