import type { correctReturnables as contract, InputOf, ReturnableMovement } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { kindNames } from '../returnables.queries';
import { ReturnableRepository } from '../returnable.repository';
import { recordMovement } from './record-movement';

/**
 * Takes a movement back, wholly or in part, by a movement of its own; the one before stays as it is.
 * @throws AppError `not_found`; `returnables.corrected_already` for a correction, and for more than is left of it
 */
export const correctReturnables = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<ReturnableMovement>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const returnables = new ReturnableRepository(tx, context.company_id);
    const wrong = await returnables.movement(params.id);
    if (!wrong) throw new AppError('not_found');
    await returnables.lockHolders([wrong.holder_id]);
    const left = wrong.act === 'corrected' ? 0 : await returnables.leftOf(wrong);
    if (body.count > left) throw new AppError('returnables.corrected_already', { left });
    const names = await kindNames(tx, context.company_id, [wrong.kind_id]);
    const movement = {
      ...{
        holder_id: wrong.holder_id,
        kind_id: wrong.kind_id,
        act: 'corrected' as const,
        count: body.count,
        reason: body.reason,
      },
      ...{ moved_on: clock.today(context.time_zone), corrects_id: wrong.id },
      ...{ truck_id: wrong.truck_id, truck: wrong.truck, departure: wrong.departure, stop_id: wrong.stop_id },
      ...{ user_id: context.user_id, user_name: context.user_name },
    };
    return recordMovement(tx, context.company_id, movement, names.get(wrong.kind_id) ?? '');
  });
