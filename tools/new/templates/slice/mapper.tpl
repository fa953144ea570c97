import type { §One§, §One§Record } from '@mullion/contracts';
import type { §One§Entity } from './§one-§.entity';

/** A §one § as lists and forms show it. */
export const to§One§ = (row: §One§Entity): §One§ => ({
  id: row.id as §One§['id'],
  §each§
  §field§: row.§field§,
  §end§
  version: row.version,
});

/** A §one § as other services keep it. A removed one is newer than everything that was announced of it before. */
export const to§One§Record = (§one§: §One§, companyId: number, removed = false): §One§Record => ({
  ...§one§,
  company_id: companyId as §One§Record['company_id'],
  version: removed ? §one§.version + 1 : §one§.version,
  removed,
});
