import { createHash, createHmac } from 'node:crypto';
import type { Database, Tx } from '@mullion/server-kit';

interface SecretRow {
  readonly company_id: number;
  readonly user_name: string;
  readonly made_at: Date;
}
const PREFIX = 'mbs_';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** When and by whom a company's secret was made; null: it has none. */
export const secretOf = async (database: Database, companyId: number): Promise<SecretRow | null> => {
  const [row] = await database.read<SecretRow>(
    'SELECT company_id, user_name, made_at FROM bounce_secrets WHERE company_id = $1',
    [companyId],
  );
  return row ?? null;
};

/** The company whose secret it is; null for any other text. Only a hash is stored. */
export const companyOfSecret = async (database: Database, secret: string): Promise<number | null> => {
  if (!secret.startsWith(PREFIX)) return null;
  const [row] = await database.read<SecretRow>('SELECT company_id FROM bounce_secrets WHERE secret_hash = $1', [
    hashOf(secret),
  ]);
  return row?.company_id ?? null;
};

/**
 * A secret, 256 bits. It follows from a key of the server and what it was made by, so that a repeated request is
 * answered the same one.
 */
export const deriveSecret = (serverKey: string, ...made: readonly (string | number)[]): string =>
  PREFIX + createHmac('sha256', `bounces:${serverKey}`).update(JSON.stringify(made)).digest('base64url');

/** Another secret is good from now on; the one before is not. */
export const replaceSecret = async (
  tx: Tx,
  companyId: number,
  secret: string,
  userName: string,
  now: Date,
): Promise<void> => {
  await tx.query(
    `INSERT INTO bounce_secrets (company_id, secret_hash, user_name, made_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (company_id) DO UPDATE SET secret_hash = excluded.secret_hash, user_name = excluded.user_name, made_at = excluded.made_at`,
    [companyId, hashOf(secret), userName, now],
  );
};
