import type { makeBounceSecret as contract, OutputOf } from '@mullion/contracts';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { replaceSecret } from '../bounce-secrets';
import { bounceUrl } from '../mail-addresses.queries';

/** A new secret, shown here and never again. Not kept among repeated answers: those are stored, and the secret is not. */
export const makeBounceSecret = async (
  { database, clock, config }: Pick<ServiceTools<DocumentsConfig>, 'database' | 'clock' | 'config'>,
  { context }: Pick<CallInfo, 'context'>,
): Promise<OutputOf<typeof contract>> => {
  const now = clock.now();
  const { data: secret } = await database.transaction(null, (tx) => replaceSecret(tx, context.company_id, context.user_name, now));
  return { url: bounceUrl(config.PUBLIC_URL), made_at: now.toISOString(), user_name: context.user_name, secret };
};
