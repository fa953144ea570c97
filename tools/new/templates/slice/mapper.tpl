import type { §One§ } from '@mullion/contracts';
import type { §One§Entity } from './§one-§.entity';

/** A §one § as lists and forms show it. */
export const to§One§ = (row: §One§Entity): §One§ => ({
  id: row.id as §One§['id'],
  §each§
  §field§: row.§field§,
  §end§
  version: row.version,
});
