import type { StatusMove, StatusRight } from '@mullion/contracts';
import { auditedBy, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordStatusRights } from '../record-status-rights';
import { onlyIn } from '../rules/status-moves';
import { mustBeSeen, personOf } from '../status-rights.policy';
import { StatusRightsRepository } from '../status-rights.repository';

/**
 * The second of the two calls of a save: what was staged goes and the moves come, in one transaction, and everybody's
 * copy follows.
 * @throws AppError `conflict` with the current rights of a part: somebody saved between the two calls
 */
export const saveStatusRights = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  moves: readonly StatusMove[],
): Promise<Committed<StatusRight[]>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const rights = new StatusRightsRepository(tx, context.company_id);
    // others who save wait here, so what is read next stays true until the end
    const version = await rights.nextVersion();
    const parts = await rights.claimStaged(personOf(context), clock.now());
    const before = await rights.all();
    mustBeSeen(before, parts);
    await rights.replace(parts, moves);
    const after = await rights.all();
    await recordStatusRights(tx, context.company_id, version, after);
    await tx.audit({
      ...auditedBy(context),
      action: 'status-rights.saved',
      table_name: 'status_rights',
      row_id: null,
      before: onlyIn(before, after),
      after: onlyIn(after, before),
    });
    return after;
  });
