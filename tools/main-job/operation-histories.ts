import { Client } from 'pg';

/**
 * Each event takes an operation on from where the one before left it, the last one to where it is; one press changes an
 * operation once.
 */
const TORN = `
  WITH chain AS (
    SELECT operation_id, id, status_before, status_after, round,
      lag(status_after) OVER (PARTITION BY operation_id ORDER BY id) AS came_from,
      lead(id) OVER (PARTITION BY operation_id ORDER BY id) IS NULL AS is_last
    FROM production.operation_event)
  SELECT 'operation ' || c.operation_id || ': event ' || c.id || ' begins at ' || c.status_before AS what FROM chain c
    WHERE c.status_before <> coalesce(c.came_from, CASE WHEN c.round = 1 THEN 0 ELSE 4 END)
  UNION ALL SELECT 'operation ' || o.id || ' is at ' || o.status || ', its history ends at ' || coalesce(c.status_after, 0)
    FROM production.operation o LEFT JOIN chain c ON c.operation_id = o.id AND c.is_last WHERE o.status <> coalesce(c.status_after, 0)
  UNION ALL SELECT 'operation ' || operation_id || ' was changed twice by ' || action_id FROM production.operation_event
    GROUP BY operation_id, action_id HAVING count(*) > 1
  UNION ALL SELECT 'product ' || p.product_id || ' has no operation' FROM production.product_progress p
    WHERE p.status > 0 AND NOT EXISTS (SELECT 1 FROM production.operation o WHERE o.product_id = p.product_id)`;

/** What is impossible in the histories of all operations; nothing when none was lost or doubled. */
export const tornHistories = async (databaseUrl: string): Promise<string[]> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ what: string }>(TORN);
    return rows.map(({ what }) => what);
  } finally {
    await client.end();
  }
};
