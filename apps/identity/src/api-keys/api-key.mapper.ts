import { API_KEY_PREFIX, type ApiKey } from '@mullion/contracts';
import type { ApiKeyRow } from './api-key.entity';

/** A key as lists show it, with the name of whoever made it. */
export const toApiKey = (row: Omit<ApiKeyRow, 'hash'>, createdBy: string): ApiKey => ({
  id: row.id,
  name: row.name,
  shown: `${API_KEY_PREFIX}…${row.tail}`,
  scopes: row.scopes,
  expires_at: row.expires_at?.toISOString() ?? null,
  used_at: row.used_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  created_by: createdBy,
});

/** What of a key the list of edits keeps. */
export const auditedApiKey = ({ name, scopes, expires_at }: ApiKey): object => ({ name, scopes, expires_at });
