import type { LinkOpening, ShareLink } from '@mullion/contracts';
import { linkState } from '../core/rules/link-state';
import type { OpeningRow, ShareLinkRow } from '../core/links/share-link.repository';

export const toShareLink = (row: ShareLinkRow, now: Date): ShareLink => ({
  id: row.id as ShareLink['id'],
  kind: row.kind,
  target_id: row.target_id,
  departure: row.departure,
  language: row.language,
  state: linkState(row, now),
  user_id: row.user_id as ShareLink['user_id'],
  user_name: row.user_name,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  openings: row.openings,
  last_opened_at: row.last_opened_at?.toISOString() ?? null,
});

export const toOpening = (row: OpeningRow): LinkOpening => ({
  opened_at: row.opened_at.toISOString(),
  last_at: row.last_at.toISOString(),
  address: row.address,
  agent: row.agent,
});

/** What the register of changes says of a link. */
export const auditedLink = ({ kind, target_id, departure, language, expires_at, revoked_at }: ShareLinkRow) => ({
  kind,
  target_id,
  departure,
  language,
  expires_at: expires_at.toISOString(),
  revoked_at: revoked_at?.toISOString() ?? null,
});
