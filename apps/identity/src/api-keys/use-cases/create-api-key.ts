import { randomUUID } from 'node:crypto';
import type { createApiKey as contract, InputOf, MadeApiKey } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { auditedApiKey, toApiKey } from '../api-key.mapper';
import { ApiKeyRepository, type NewApiKey } from '../api-key.repository';
import { hashOfKey, newKeyText, tailOfKey } from '../key-text';
import { publishLiveApiKeys } from './publish-live-api-keys';

type Fields = InputOf<typeof contract>['body'];
/** A key to be made: for a replacement its end is known already. */
type Wanted = Pick<Fields, 'name' | 'scopes'> & { readonly expiresAt: Date | null };

/** Makes a key inside a transaction; gives the answer without its text. */
export const addApiKey = async (
  tx: Tx,
  { context }: CallInfo,
  wanted: Wanted,
  parts: { text: string; now: Date },
): Promise<MadeApiKey> => {
  const { text, now } = parts;
  const made: NewApiKey = {
    id: randomUUID(),
    ...wanted,
    hash: hashOfKey(text),
    tail: tailOfKey(text),
    createdBy: context.user_id ?? 0,
    createdAt: now,
  };
  const after = toApiKey(await new ApiKeyRepository(tx, context.company_id).create(made), context.user_name);
  await auditRow(tx, context, {
    table: 'api_keys',
    id: after.id,
    name: after.name,
    before: null,
    after: auditedApiKey(after),
  });
  return { ...after, key: null };
};

/**
 * A new key. Its text is answered by the request that made it and by no repetition, since a kept answer would be a kept
 * key.
 * @throws AppError `api_key.name_taken`, `api_key.too_many`, `api_key.expiry_past`
 */
export const createApiKey = async (
  { database, clock, bus }: ServiceTools,
  call: CallInfo,
  { name, scopes, expires_on }: Fields,
): Promise<Committed<MadeApiKey>> => {
  let text: string | null = null;
  const done = await database.transaction(call, async (tx) => {
    text = newKeyText();
    const now = clock.now();
    await new ApiKeyRepository(tx, call.context.company_id).mustHaveRoom();
    const expiresAt = expires_on === null ? null : await endOfDay(tx, expires_on, call.context.time_zone);
    if (expiresAt !== null && expiresAt <= now) throw new AppError('api_key.expiry_past');
    return addApiKey(tx, call, { name, scopes, expiresAt }, { text, now });
  });
  publishLiveApiKeys(bus, call.context);
  return done.map((made) => ({ ...made, key: text }));
};

const endOfDay = async (tx: Tx, day: string, timeZone: string): Promise<Date> => {
  const [row] = await tx.query<{ ends: Date }>('SELECT ($1::date + 1)::timestamp AT TIME ZONE $2 AS ends', [
    day,
    timeZone,
  ]);
  return (row as { ends: Date }).ends;
};
