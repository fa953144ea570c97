import { UNDO_SECONDS, type OperationsDone, type RequestContext } from '@mullion/contracts';
import { currentOccurrence } from '@mullion/server-kit';
import { randomUUID } from 'node:crypto';
import type { Action } from './operation.repository';

/** Who does something with operations, now. */
export const actionOf = (
  context: RequestContext,
  { terminal, action_id: id }: { terminal?: string | null | undefined; action_id?: string | undefined },
  at: Date,
): Action => ({
  id: id ?? randomUUID(),
  userId: context.user_id,
  userName: context.user_name,
  terminal: terminal ?? currentOccurrence()?.terminal ?? null,
  at: madeAt(at),
});

/** When it was done: what a terminal kept while it had no network was done before the server heard of it. */
export const madeAt = (now: Date): Date => {
  const away = currentOccurrence();
  return away === null ? now : new Date(away.at);
};

/** What a change of operations answers. */
export const operationsDone = (action: Action, names: readonly { readonly order: string }[]): OperationsDone => ({
  action_id: action.id,
  products: names.length,
  orders: [...new Set(names.map((name) => name.order))],
  undo_until: new Date(action.at.getTime() + UNDO_SECONDS * 1000).toISOString(),
});
