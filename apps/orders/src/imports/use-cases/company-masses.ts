import type { Database } from '@mullion/server-kit';
import type { CompanyMasses } from '../rules/plausible';

/** So many of the newest orders say what the company makes today. */
const ORDERS = 200;
/** Of fewer products nobody knows what is usual. */
const LEAST = 50;

/** Kilograms a square metre of what the company has made, by category, without its lightest and heaviest hundredth. */
export const companyMasses = async (database: Database, companyId: number): Promise<CompanyMasses> => {
  const rows = await database.read<{ category: 1 | 2; min: number; max: number }>(
    `SELECT category, percentile_cont(0.01) WITHIN GROUP (ORDER BY each) AS min, percentile_cont(0.99) WITHIN GROUP (ORDER BY each) AS max
     FROM (SELECT p.category, (p.weight_kg * 1e6 / (p.width_mm::numeric * p.height_mm))::float8 AS each
           FROM (SELECT id FROM orders.orders WHERE company_id = $1 ORDER BY id DESC LIMIT ${ORDERS}) o
           JOIN orders.products p ON p.order_id = o.id
           WHERE p.category IN (1, 2) AND p.weight_kg > 0 AND NOT p.removing) made
     GROUP BY category HAVING count(*) >= ${LEAST}`,
    [companyId],
  );
  return Object.fromEntries(rows.map(({ category, min, max }) => [category, { min, max }]));
};
