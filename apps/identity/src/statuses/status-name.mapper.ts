import type { StatusName } from '@mullion/contracts';
import type { StatusNameRow } from './status-name.entity';

/** A status name as lists show it. */
export const toStatusName = (row: StatusNameRow): StatusName => ({
  id: row.id,
  table_name: row.table_name,
  status: row.status,
  text: row.text,
  language: row.language,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
