import {
  isReadOnly,
  rightsOfScopes,
  userTypes,
  type ApiKey,
  type identifyApiKey,
  type InputOf,
  type OutputOf,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, type Database, type ServiceTools } from '@mullion/server-kit';
import { CONTEXT_SECONDS } from '../core/context-seconds';
import type { ApiKeyRow } from './api-key.entity';
import { toApiKey } from './api-key.mapper';
import { noteUse } from './api-key.repository';

/** The keys of a company that were not revoked, by name. */
export const apiKeysOf = async (database: Database, companyId: number): Promise<ApiKey[]> => {
  const rows = await database.read<ApiKeyRow & { maker: string }>(
    `SELECT k.*, u.name AS maker FROM api_keys k JOIN users u ON u.id = k.created_by
     WHERE k.company_id = $1 AND k.revoked_at IS NULL ORDER BY lower(k.name), k.id`,
    [companyId],
  );
  return rows.map((row) => toApiKey(row, row.maker));
};

type Tools = Pick<ServiceTools, 'database' | 'clock'>;

/** @throws AppError `api_key.invalid` for a text that is no key, or that of one that has ended */
export const identifiedKey = async (
  { database, clock }: Tools,
  { hash }: InputOf<typeof identifyApiKey>,
): Promise<OutputOf<typeof identifyApiKey>> => {
  const [row] = await database.read<Pick<ApiKeyRow, 'id' | 'expires_at'>>(
    'SELECT id, expires_at FROM api_keys WHERE hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)',
    [Buffer.from(hash, 'hex'), clock.now()],
    { name: 'api-key-by-hash' },
  );
  if (!row) throw new AppError('api_key.invalid');
  return { id: row.id, expires_at: row.expires_at?.toISOString() ?? null };
};

interface KeyRow
  extends
    Pick<ApiKeyRow, 'name' | 'scopes' | 'expires_at'>,
    Pick<RequestContext, 'company_id' | 'kind' | 'features' | 'time_zone' | 'user_id'> {}

/**
 * What the gateway signs for a key, null when there is no such key: the rights of its scopes and no others. It acts as
 * a planner, or as a reader when it only looks, and under the name of the key.
 */
export const apiKeyContext = async ({ database, clock }: Tools, id: string): Promise<RequestContext | null> => {
  const now = clock.now();
  const [row] = await database.read<KeyRow>(
    `SELECT k.name, k.scopes, k.expires_at, k.created_by AS user_id, c.id AS company_id, c.kind, c.time_zone,
       ARRAY(SELECT f.feature FROM company_feature f WHERE f.company_id = c.id ORDER BY f.feature) AS features
     FROM api_keys k JOIN company c ON c.id = k.company_id
     WHERE k.id = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)`,
    [id, now],
    { name: 'api-key-context' },
  );
  if (!row) return null;
  await noteUse(database, id, now);
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const end = row.expires_at === null ? Number.POSITIVE_INFINITY : Math.floor(row.expires_at.getTime() / 1000);
  return {
    user_id: row.user_id,
    user_name: row.name,
    company_id: row.company_id,
    home_company_id: row.company_id,
    kind: row.kind,
    features: row.features,
    type: isReadOnly(row.scopes) ? userTypes.reader : userTypes.planner,
    rights: rightsOfScopes(row.scopes),
    scopes: row.scopes,
    session_id: id,
    time_zone: row.time_zone,
    expires_at: Math.min(nowSeconds + CONTEXT_SECONDS, end),
  };
};
