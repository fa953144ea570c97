import type { MadeApiKey } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { newKeyText } from '../key-text';
import { publishLiveApiKeys } from './publish-live-api-keys';
import { addApiKey } from './create-api-key';
import { endApiKey } from './end-api-key';

/**
 * A new text for what a key was for: name, scopes and end stay.
 * @throws AppError `not_found`; `api_key.expiry_past` for one that has run out
 */
export const replaceApiKey = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  id: string,
): Promise<Committed<MadeApiKey>> => {
  let text: string | null = null;
  const done = await database.transaction(call, async (tx) => {
    text = newKeyText();
    const now = clock.now();
    const { name, scopes, expires_at: expiresAt } = await endApiKey(tx, call, id, now);
    if (expiresAt !== null && expiresAt <= now) throw new AppError('api_key.expiry_past');
    return addApiKey(tx, call, { name, scopes, expiresAt }, { text, now });
  });
  publishLiveApiKeys(bus, call.context);
  return done.map((made) => ({ ...made, key: text }));
};
