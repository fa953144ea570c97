import { FOUND_OF_A_KIND, type FoundTruck } from '@mullion/contracts';
import { AFTER_ALL, likeText, numberKey, numberKeySql, type Database } from '@mullion/server-kit';

const KEY = numberKeySql('number');
/**
 * Any part of number, description and plate is looked for among so many of the latest trucks; older ones are found by
 * their number.
 */
const LATEST = 1_000;

/** Trucks by number, description or plate, the exact number first, then the latest; at most five. */
export const foundTrucks = (database: Database, companyId: number, text: string): Promise<FoundTruck[]> => {
  const key = numberKey(text);
  return database.read<FoundTruck>(
    `WITH latest AS (SELECT t.id, t.number, t.description, v.trailer_number_plate, v.number_plate FROM
         (SELECT id, number, description, vehicle_id FROM trucks WHERE company_id = $1 ORDER BY delivery_date DESC, id LIMIT ${LATEST}) AS t
         LEFT JOIN vehicles v ON v.id = t.vehicle_id),
       hits AS (
         (SELECT id FROM trucks WHERE company_id = $1 AND $2 <> '' AND ${KEY} BETWEEN $2 AND $3 ORDER BY ${KEY} DESC LIMIT ${FOUND_OF_A_KIND})
         UNION (SELECT id FROM latest WHERE dispatch.folded(concat_ws(chr(10), number, description, trailer_number_plate, number_plate)) LIKE dispatch.folded($4)))
     SELECT t.id, coalesce(t.number, '') AS number, t.description, coalesce(v.trailer_number_plate, v.number_plate) AS plate, coalesce(t.customers, '') AS customers, t.delivery_date, t.status
     FROM hits JOIN trucks t USING (id) LEFT JOIN vehicles v ON v.id = t.vehicle_id
     ORDER BY ${KEY.replace('number', 't.number')} = $2 DESC NULLS LAST, t.delivery_date DESC NULLS FIRST, t.id DESC LIMIT ${FOUND_OF_A_KIND}`,
    [companyId, key, key + AFTER_ALL, likeText(text)],
  );
};
