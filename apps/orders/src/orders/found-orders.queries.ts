import { FOUND_OF_A_KIND, type FoundOrder } from '@mullion/contracts';
import { AFTER_ALL, numberKey, numberKeySql, reversed, type Database } from '@mullion/server-kit';
import { latestStatement } from './list-statement';
import { wordSearch } from './orders.queries';

const KEY = numberKeySql('coalesce(production_id, offer_id)');
const ENDING = 'reverse' + KEY;
/** Fewer last characters fit too many numbers. */
const SHORTEST_END = 3;
/** So many numbers with the same end are looked at for the latest of them. */
const SAME_END = 50;

const BY_NUMBER = `(SELECT id, 0 AS rank FROM orders.orders WHERE company_id = $1 AND ${KEY} = $2 LIMIT ${FOUND_OF_A_KIND})
  UNION ALL (SELECT id, 1 FROM orders.orders WHERE company_id = $1 AND ${KEY} BETWEEN $2 AND $3 ORDER BY ${KEY} DESC LIMIT ${FOUND_OF_A_KIND})
  UNION ALL (SELECT id, 2 FROM (SELECT id, delivery_date FROM orders.orders
      WHERE company_id = $1 AND ${ENDING} BETWEEN $4 AND $5 LIMIT ${SAME_END}) AS ending
    ORDER BY delivery_date DESC NULLS LAST, id DESC LIMIT ${FOUND_OF_A_KIND})`;

/** Ids of orders by the beginning or the end of their number, the exact one first. */
const byNumber = async (database: Database, companyId: number, text: string): Promise<number[]> => {
  const key = numberKey(text);
  if (key === '') return [];
  const end = reversed(key);
  // an end that is too short is a range with nothing in it
  const last = key.length < SHORTEST_END ? '' : end + AFTER_ALL;
  const rows = await database.read<{ id: number }>(
    `SELECT id FROM (${BY_NUMBER}) AS hits GROUP BY id ORDER BY min(rank), id DESC LIMIT ${FOUND_OF_A_KIND}`,
    [companyId, key, key + AFTER_ALL, end, last],
  );
  return rows.map(({ id }) => id);
};

/** Orders by number, or by words of their numbers, customer and address; at most five. */
export const foundOrders = async (database: Database, companyId: number, text: string): Promise<FoundOrder[]> => {
  const numbered = await byNumber(database, companyId, text);
  const free = FOUND_OF_A_KIND - numbered.length;
  const worded = free > 0 ? await byWords(database, companyId, text) : [];
  const ids = [...new Set([...numbered, ...worded])].slice(0, FOUND_OF_A_KIND);
  if (ids.length === 0) return [];
  return database.read<FoundOrder>(
    `SELECT id, coalesce(production_id, offer_id) AS number, customer_name AS customer, customer_order_number, delivery_date, status, pal_status
     FROM orders.orders WHERE company_id = $1 AND id = ANY($2) ORDER BY array_position($2, id)`,
    [companyId, ids],
    { name: 'found-orders' },
  );
};

const byWords = async (database: Database, companyId: number, text: string): Promise<number[]> => {
  const search = await wordSearch(database, companyId, { filter: text });
  const { text: sql, params } = latestStatement(companyId, search, FOUND_OF_A_KIND);
  return (await database.read<{ id: number }>(sql, params)).map(({ id }) => id);
};
