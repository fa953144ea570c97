import type { deleteStatusRights, InputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { mustBeSeen, personOf } from '../status-rights.policy';
import { StatusRightsRepository } from '../status-rights.repository';

/**
 * The first of the two calls of a save: it only stages, so that nobody is ever without rights in between.
 * @throws AppError `conflict` with the current rights of the part, when the person saw others
 */
export const stageStatusRights = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof deleteStatusRights>['body'],
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const rights = new StatusRightsRepository(tx, context.company_id);
    const part = { ...body, known: body.known ?? null };
    mustBeSeen(await rights.all(), [part]);
    await rights.stage(personOf(context), part, clock.now());
    return { ok: true as const };
  });
