import { MAX_API_KEYS, type ApiScope } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository, type Database } from '@mullion/server-kit';
import type { ApiKeyRow } from './api-key.entity';

export type StoredApiKey = ApiKeyRow;

export interface NewApiKey {
  readonly id: string;
  readonly name: string;
  readonly hash: Buffer;
  readonly tail: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
  readonly createdBy: number;
  readonly createdAt: Date;
}

/** Everything that writes the keys of a company. */
export class ApiKeyRepository extends TenantRepository {
  /** @throws AppError `api_key.too_many`; of two at once beside each other both may pass, which does no harm */
  async mustHaveRoom(): Promise<void> {
    const [row] = await this.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM api_keys WHERE company_id = $1 AND revoked_at IS NULL',
      [this.companyId],
    );
    if ((row?.total ?? 0) >= MAX_API_KEYS) throw new AppError('api_key.too_many', { max: MAX_API_KEYS });
  }

  /** @throws AppError `api_key.name_taken` */
  async create(key: NewApiKey): Promise<ApiKeyRow> {
    const [row] = await this.query<ApiKeyRow>(
      `INSERT INTO api_keys (id, company_id, name, hash, tail, scopes, expires_at, created_by, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *`,
      [key.id, this.companyId, key.name, key.hash, key.tail, key.scopes, key.expiresAt, key.createdBy, key.createdAt],
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'api_keys_name')) throw new AppError('api_key.name_taken', { name: key.name });
      throw error;
    });
    return row as ApiKeyRow;
  }

  /** Ends a key that is good; gives it as it was, null when there is none. */
  async revoke(id: string, now: Date): Promise<ApiKeyRow | null> {
    const [row] = await this.query<ApiKeyRow>(
      'UPDATE api_keys SET revoked_at = $3 WHERE id = $1 AND company_id = $2 AND revoked_at IS NULL RETURNING *',
      [id, this.companyId, now],
    );
    return row ?? null;
  }
}

const USED_STEP_SECONDS = 60;

/** Notes that a key is in use, at most once a minute. */
export const noteUse = async (database: Database, id: string, now: Date): Promise<void> => {
  await database.read(
    `UPDATE api_keys SET used_at = $2 WHERE id = $1 AND (used_at IS NULL OR used_at <= $2::timestamptz - make_interval(secs => ${USED_STEP_SECONDS}))`,
    [id, now],
    { name: 'api-key-used' },
  );
};
