import { randomUUID } from 'node:crypto';
import type { makeBounceSecret as contract, OutputOf } from '@mullion/contracts';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { deriveSecret, replaceSecret } from '../bounce-secrets';
import { bounceUrl } from '../mail-addresses.queries';

/**
 * A new secret, shown here and never again. A repeated request makes no other: it is answered the same one, though only
 * its hash is stored.
 */
export const makeBounceSecret = async (
  { database, clock, config }: Pick<ServiceTools<DocumentsConfig>, 'database' | 'clock' | 'config'>,
  call: CallInfo,
): Promise<OutputOf<typeof contract>> => {
  const { company_id, user_id, user_name } = call.context;
  const key = call.idempotencyKey ?? randomUUID();
  const secretOf = (madeAt: string): string =>
    deriveSecret(config.MULLION_TOKEN_KEY, company_id, user_id ?? 0, key, madeAt);
  const { data: made_at } = await database.transaction(call, async (tx) => {
    const now = clock.now();
    await replaceSecret(tx, company_id, secretOf(now.toISOString()), user_name, now);
    return now.toISOString();
  });
  return { url: bounceUrl(config.PUBLIC_URL), made_at, user_name, secret: secretOf(made_at) };
};
