import type { RequestContext } from '@mullion/contracts';
import { AppError } from '../errors/app-error';
import { askerOf } from '../request/asker';
import type { CallInfo } from '../request/call-info';
import { Committed } from '../rpc/reply';
import type { Tx } from './tx';

interface StoredRow {
  readonly body_hash: string;
  readonly answer: unknown;
  readonly stamp: string | null;
}

/** The key of a request as a row of `idempotency` has it, for a statement that keeps it with its answer as part 0. */
export interface RequestKey {
  readonly userId: number;
  readonly subject: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * A key as its owner's alone: a person's in whichever session it comes again, a program's and a private link's in none
 * but their own. The space parts them, which no key has.
 */
const ownedKey = (context: RequestContext, key: string): string => {
  const isPerson = context.user_id !== null && !context.scopes && !context.guest;
  return isPerson ? key : `${askerOf(context)} ${key}`;
};

/** Null for a request without an idempotency key. */
export const requestKey = (call: CallInfo): RequestKey | null =>
  call.idempotencyKey === null
    ? null
    : {
        userId: call.context.user_id ?? 0,
        subject: call.subject ?? '',
        key: ownedKey(call.context, call.idempotencyKey),
        bodyHash: call.bodyHash?.() ?? '',
      };

// A request that runs several transactions keeps an answer for each of them, in their order.
const parts = new WeakMap<CallInfo, number>();

/** The number of this transaction within its request, from 0. Ask once a transaction, not once a try. */
export const nextPart = (call: CallInfo): number => {
  const part = parts.get(call) ?? 0;
  parts.set(call, part + 1);
  return part;
};

const ownerOf = (call: CallInfo, part: number): unknown[] => [
  call.context.company_id,
  call.context.user_id ?? 0,
  call.subject ?? '',
  ownedKey(call.context, call.idempotencyKey ?? ''),
  part,
];

/**
 * Takes the key inside the transaction. A key in flight elsewhere is waited for on its row; a finished one gives its
 * answer.
 * @throws AppError `idempotency.mismatch` (422) when the key came with another body before.
 */
export const claimKey = async <T>(
  tx: Tx,
  schema: string,
  call: CallInfo,
  part: number,
): Promise<Committed<T> | null> => {
  const hash = call.bodyHash?.() ?? '';
  const claimed = await tx.query(
    `INSERT INTO ${schema}.idempotency (company_id, user_id, subject, key, part, body_hash) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [...ownerOf(call, part), hash],
    { name: 'kit-key-claim' },
  );
  if (claimed.length > 0) return null;
  const [stored] = await tx.query<StoredRow>(
    `SELECT body_hash, answer, stamp FROM ${schema}.idempotency WHERE company_id = $1 AND user_id = $2 AND subject = $3 AND key = $4 AND part = $5`,
    ownerOf(call, part),
    { name: 'kit-key-read' },
  );
  if (!stored) throw new AppError('unavailable');
  if (stored.body_hash !== hash) throw new AppError('idempotency.mismatch');
  return new Committed(stored.answer as T, stored.stamp);
};

/** Keeps the answer with the key, in the same transaction as the effect. */
export const keepAnswer = async (
  tx: Tx,
  schema: string,
  call: CallInfo,
  part: number,
  answer: Committed<unknown>,
): Promise<void> => {
  await tx.query(
    `UPDATE ${schema}.idempotency SET answer = $6, stamp = $7 WHERE company_id = $1 AND user_id = $2 AND subject = $3 AND key = $4 AND part = $5`,
    [...ownerOf(call, part), JSON.stringify(answer.data ?? null), answer.stamp],
    { name: 'kit-key-keep' },
  );
};

/** What a finished request of this person was answered, and when; null when they have sent none under this key. */
export interface KeptAnswer {
  readonly subject: string;
  readonly answer: unknown;
  readonly at: Date;
}

/** The answer kept for a key that the caller has used with one of these subjects before. */
export const answerOfKey = async (
  tx: Tx,
  schema: string,
  { context }: Pick<CallInfo, 'context'>,
  { subjects, key }: { readonly subjects: readonly string[]; readonly key: string },
): Promise<KeptAnswer | null> => {
  const [row] = await tx.query<KeptAnswer>(
    `SELECT subject, answer, created_at AS at FROM ${schema}.idempotency
     WHERE company_id = $1 AND user_id = $2 AND subject = ANY($3) AND key = $4 AND part = 0 AND answer IS NOT NULL`,
    [context.company_id, context.user_id ?? 0, subjects, ownedKey(context, key)],
  );
  return row ?? null;
};

/** The newest line of a row's status history. */
export interface LastMove {
  readonly before: number | null;
  readonly after: number;
  readonly user_name: string;
  readonly data: unknown;
  readonly at: Date;
}

/** Who changed the status of a row last; a line written by the transaction that kept an answer has its moment. */
export const lastMove = async (
  tx: Tx,
  schema: string,
  { companyId, table, id }: { readonly companyId: number; readonly table: string; readonly id: number },
): Promise<LastMove | null> => {
  const [row] = await tx.query<LastMove>(
    `SELECT before, after, user_name, data, created_at AS at FROM ${schema}.status_change
     WHERE company_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY id DESC LIMIT 1`,
    [companyId, table, id],
  );
  return row ?? null;
};
