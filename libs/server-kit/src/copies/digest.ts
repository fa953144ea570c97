import type { RecordsDigest } from '@mullion/contracts';
import type { Database } from '../database/database';

/**
 * Count and hash of (id, version) of a company's rows that are not removed. A sum does not care for the order, so
 * nothing is sorted.
 * @param rows a relation with id, company_id, version and removed
 */
export const digestOf = async (database: Database, rows: string, companyId: number): Promise<RecordsDigest> => {
  const [found] = await database.read<RecordsDigest>(
    `SELECT count(*)::int AS count, coalesce(sum(hashint8extended((id::bigint << 32) | version, 0)::numeric), 0)::text AS hash
     FROM ${rows} AS r WHERE company_id = $1 AND NOT removed`,
    [companyId],
  );
  return found as RecordsDigest;
};
