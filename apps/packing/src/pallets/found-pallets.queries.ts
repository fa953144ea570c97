import { FOUND_OF_A_KIND, numberMeant, type FoundPallet } from '@mullion/contracts';
import { AFTER_ALL, numberKey, reversed, type Database } from '@mullion/server-kit';
import { shownNumberOf } from '../core/pallets/pallet.mapper';

/** The part of a number that people read (`shownNumber` of packing-model), and the whole number from its end. */
const SHOWN = `(lower(right(number, 7)) COLLATE "C")`;
const ENDING = `(reverse(lower(number)) COLLATE "C")`;
/** Fewer last characters fit too many numbers. */
const SHORTEST_END = 3;
/** So many numbers with the same end are looked at for the newest of them. */
const SAME_END = 50;

type Row = Omit<FoundPallet, 'shown_number'>;

/**
 * Pallets by the beginning of their shown number or the end of the whole one, the exact one first, then the newest; at
 * most five.
 */
export const foundPallets = async (database: Database, companyId: number, text: string): Promise<FoundPallet[]> => {
  const key = numberKey(numberMeant(text));
  if (key === '') return [];
  const end = reversed(key);
  const last = key.length < SHORTEST_END ? '' : end + AFTER_ALL;
  const rows = await database.read<Row>(
    `WITH hits AS (
       (SELECT id FROM pallet WHERE company_id = $1 AND ${SHOWN} BETWEEN $2 AND $3 ORDER BY ${SHOWN} DESC LIMIT ${FOUND_OF_A_KIND})
       UNION (SELECT id FROM pallet WHERE company_id = $1 AND ${ENDING} BETWEEN $4 AND $5 LIMIT ${SAME_END}))
     SELECT id, number, order_number, customer_name AS customer, products_count, status, truck_id FROM hits JOIN pallet USING (id)
     ORDER BY lower(number) = $2 DESC, ${SHOWN} = $2 DESC, id DESC LIMIT ${FOUND_OF_A_KIND}`,
    [companyId, key, key + AFTER_ALL, end, last],
  );
  return rows.map((row) => ({ ...row, shown_number: shownNumberOf(row) }));
};
