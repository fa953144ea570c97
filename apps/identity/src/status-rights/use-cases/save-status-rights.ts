import { statusRightsChanged, type RequestContext, type StatusMove, type StatusRight } from '@mullion/contracts';
import { AppError, auditedBy, type Tx } from '@mullion/server-kit';
import { movesOf, onlyIn, sameMoves } from '../rules/status-moves';
import { readStatusRights } from '../status-rights.queries';
import { StatusRightsRepository, type StagedPart } from '../status-rights.repository';

const personOf = (context: RequestContext): number => {
  if (context.user_id === null) throw new AppError('forbidden');
  return context.user_id;
};

/** @throws AppError `conflict` with the present rights of the first part that is not as its person saw it */
const refuseUnseen = (rights: readonly StatusRight[], parts: readonly StagedPart[]): void => {
  for (const part of parts) {
    const present = movesOf(rights, part);
    if (part.known && !sameMoves(part.known, present)) throw new AppError('conflict', {}, { current: present });
  }
};

/**
 * The first of the two calls of §1.7: it only stages, so that nobody is ever without rights in between.
 * @throws AppError `conflict` with the present rights of the part, when the person saw others
 */
export const stageDelete = async (tx: Tx, context: RequestContext, part: StagedPart, now: Date): Promise<{ ok: true }> => {
  refuseUnseen(await readStatusRights(tx, context.company_id), [part]);
  await new StatusRightsRepository(tx, context.company_id).stage(personOf(context), part, now);
  return { ok: true };
};

/**
 * The second: what was staged goes and the moves come, in one transaction, and everybody's copy follows.
 * @throws AppError `conflict`, as above: somebody saved between the two calls
 */
export const saveStatusRights = async (
  tx: Tx,
  context: RequestContext,
  moves: readonly StatusMove[],
  now: Date,
): Promise<StatusRight[]> => {
  const rights = new StatusRightsRepository(tx, context.company_id);
  // others who save wait here, so what is read next stays true until the end
  const version = await rights.nextVersion();
  const parts = await rights.takeStaged(personOf(context), now);
  const before = await readStatusRights(tx, context.company_id);
  refuseUnseen(before, parts);
  await rights.replace(parts, moves);
  const after = await readStatusRights(tx, context.company_id);
  await tx.record(statusRightsChanged, context.company_id, { version, rights: after });
  await tx.audit({
    ...auditedBy(context),
    action: 'status-rights.saved',
    table_name: 'status_rights',
    row_id: null,
    before: onlyIn(before, after),
    after: onlyIn(after, before),
  });
  return after;
};
