import type { getSheetSamples, OutputOf, ProductId } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';

/** So many of the newest products are looked through: what was longest years ago need not fit today's labels. */
const LOOKED_AT = 20_000;
const CHOICES = 30;
/** What a template can name and people write themselves; sizes and dates are of one length. */
const WRITTEN = [
  'position',
  'barcode',
  'type',
  'comment',
  'order_number',
  'customer_name',
  'customer_order_number',
  'address_line',
  'wood_type',
  'paint_type',
] as const;
const SIZES = ['width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'area_m2'] as const;

const longestOf = (column: string): string =>
  `(SELECT id FROM recent WHERE ${column} IS NOT NULL ORDER BY length(${column}) DESC, id DESC LIMIT 1)`;
const largestOf = (column: string): string => `(SELECT id FROM recent ORDER BY ${column} DESC, id DESC LIMIT 1)`;
const RECENT = `recent AS MATERIALIZED (
  SELECT p.id, p.order_id, p.position, p.barcode, p.type, p.comment, p.width_mm, p.height_mm, p.depth_mm, p.weight_kg, p.area_m2,
    coalesce(o.production_id, o.offer_id) AS order_number, o.customer_name, o.customer_order_number, o.address_line, o.wood_type, o.paint_type
  FROM (SELECT * FROM orders.products WHERE company_id = $1 ORDER BY id DESC LIMIT ${LOOKED_AT}) AS p JOIN orders.orders o ON o.id = p.order_id)`;
const LONGEST = [...WRITTEN.map(longestOf), ...SIZES.map(largestOf)].join(', ');

/** Products to try a template with. */
export const sheetSamples = async (
  database: Database,
  companyId: number,
): Promise<OutputOf<typeof getSheetSamples>> => {
  const [choices, found] = await Promise.all([
    database.read<OutputOf<typeof getSheetSamples>['choices'][number]>(
      `WITH ${RECENT}, firsts AS (SELECT DISTINCT ON (order_id) id, order_number AS "order", position FROM recent ORDER BY order_id, id)
       SELECT * FROM firsts ORDER BY id DESC LIMIT ${CHOICES}`,
      [companyId],
    ),
    database.read<{ ids: (ProductId | null)[] }>(`WITH ${RECENT} SELECT ARRAY[${LONGEST}] AS ids`, [companyId]),
  ]);
  return { choices, longest: [...new Set((found[0]?.ids ?? []).filter((id) => id !== null))] };
};
