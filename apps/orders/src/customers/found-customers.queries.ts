import { FOUND_OF_A_KIND, hasRight, type FoundCustomer, type RequestContext } from '@mullion/contracts';
import {
  AFTER_ALL,
  containsText,
  isFoundByIndex,
  LITHUANIAN_COLLATION,
  type Database,
  type SearchedText,
} from '@mullion/server-kit';

const SEARCHED = 'orders.customer_folded(name, code, email, vat_number)';
const searched: SearchedText = { table: 'orders.customers', text: SEARCHED, schema: 'orders' };
/** What many customers share is looked for among so many of the register. */
const FIRST = 2_000;

/**
 * Customers by the beginning of their name, else by a part of name, code, e-mail or VAT number; at most five. None for
 * those who have no customers page.
 */
export const foundCustomers = async (
  database: Database,
  context: RequestContext,
  text: string,
): Promise<FoundCustomer[]> => {
  if (!hasRight(context, 'CA_NEW')) return [];
  const companyId = context.company_id;
  const byIndex = await isFoundByIndex((sql, params) => database.read(sql, params), companyId, searched, text);
  const part = containsText(searched, text, byIndex, 4);
  const among = byIndex
    ? 'orders.customers'
    : `(SELECT * FROM orders.customers WHERE company_id = $1 ORDER BY name ${LITHUANIAN_COLLATION} LIMIT ${FIRST}) AS first`;
  const begun = `orders.folded(name) COLLATE "C"`;
  return database.read<FoundCustomer>(
    `WITH hits AS (
       (SELECT id, 0 AS rank FROM orders.customers WHERE company_id = $1 AND ${begun} BETWEEN orders.folded($2) AND orders.folded($2) || $3 ORDER BY ${begun} LIMIT ${FOUND_OF_A_KIND})
       UNION ALL (SELECT id, 1 FROM ${among} WHERE company_id = $1 AND ${part.sql} LIMIT ${FOUND_OF_A_KIND * 2}))
     SELECT c.id, c.name, c.code FROM (SELECT id, min(rank) AS rank FROM hits GROUP BY id) AS best JOIN orders.customers c USING (id)
     ORDER BY best.rank, c.name ${LITHUANIAN_COLLATION}, c.id LIMIT ${FOUND_OF_A_KIND}`,
    [companyId, text, AFTER_ALL, ...part.params],
  );
};
