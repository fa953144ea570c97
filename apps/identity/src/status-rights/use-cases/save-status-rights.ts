import { statusRightsChanged, type RequestContext, type StatusMove, type StatusRight } from '@mullion/contracts';
import { AppError, type Tx } from '@mullion/server-kit';
import { readStatusRights } from '../status-rights.queries';
import { StatusRightsRepository, type Part } from '../status-rights.repository';

const personOf = (context: RequestContext): number => {
  if (context.user_id === null) throw new AppError('forbidden');
  return context.user_id;
};

/** The first of the two calls of §1.7: it only stages, so that nobody is ever without rights in between. */
export const stageDelete = async (tx: Tx, context: RequestContext, part: Part, now: Date): Promise<{ ok: true }> => {
  await new StatusRightsRepository(tx, context.company_id).stage(personOf(context), part, now);
  return { ok: true };
};

/** The second: what was staged goes and the moves come, in one transaction, and everybody's copy follows. */
export const saveStatusRights = async (
  tx: Tx,
  context: RequestContext,
  moves: readonly StatusMove[],
  now: Date,
): Promise<StatusRight[]> => {
  const rights = new StatusRightsRepository(tx, context.company_id);
  const version = await rights.nextVersion();
  const parts = await rights.takeStaged(personOf(context), now);
  const before = await readStatusRights(tx, context.company_id);
  await rights.replace(parts, moves);
  const after = await readStatusRights(tx, context.company_id);
  await tx.record(statusRightsChanged, context.company_id, { version, rights: after });
  await tx.audit({
    company_id: context.company_id,
    user_id: context.user_id,
    user_name: context.user_name,
    action: 'status-rights.saved',
    table_name: 'status_rights',
    row_id: null,
    before: onlyIn(before, after),
    after: onlyIn(after, before),
  });
  return after;
};

const keyOf = (right: StatusRight): string => [right.table_name, right.user_type, right.before, right.after].join();

/** Moves of the first list that the second has not, as texts. */
const onlyIn = (some: readonly StatusRight[], others: readonly StatusRight[]): string[] => {
  const known = new Set(others.map(keyOf));
  return some.map(keyOf).filter((key) => !known.has(key));
};
