import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '@mullion/server-kit';

interface SecretRow {
  readonly company_id: number;
  readonly user_name: string;
  readonly made_at: Date;
}
const PREFIX = 'mbs_';
const BYTES = 32;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** When and by whom a company's secret was made; null: it has none. */
export const secretOf = async (database: Database, companyId: number): Promise<SecretRow | null> => {
  const [row] = await database.read<SecretRow>('SELECT company_id, user_name, made_at FROM bounce_secrets WHERE company_id = $1', [
    companyId,
  ]);
  return row ?? null;
};

/** The company whose secret it is; null for any other text. Only a hash is stored. */
export const companyOfSecret = async (database: Database, secret: string): Promise<number | null> => {
  if (!secret.startsWith(PREFIX)) return null;
  const [row] = await database.read<SecretRow>('SELECT company_id FROM bounce_secrets WHERE secret_hash = $1', [hashOf(secret)]);
  return row?.company_id ?? null;
};

/** A new secret; the one before is no longer good. */
export const replaceSecret = async (tx: Tx, companyId: number, userName: string, now: Date): Promise<string> => {
  const secret = `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;
  await tx.query(
    `INSERT INTO bounce_secrets (company_id, secret_hash, user_name, made_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (company_id) DO UPDATE SET secret_hash = excluded.secret_hash, user_name = excluded.user_name, made_at = excluded.made_at`,
    [companyId, hashOf(secret), userName, now],
  );
  return secret;
};
