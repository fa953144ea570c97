import { problemStatus, type DamageKind, type EventOf, type ScrapReason, type stopDamaged } from '@mullion/contracts';
import { systemContext, type Clock, type Tx } from '@mullion/server-kit';
import { toProblem } from '../problem.mapper';
import { ProblemRepository } from '../problem.repository';
import { recordProblem } from '../record-problem';

const SUBJECT_LENGTH = 191;
const reasons: Readonly<Record<DamageKind, ScrapReason>> = {
  glass: 'glass',
  profile: 'profile',
  fittings: 'fittings',
  other: 'transport',
  missing: 'transport',
};

/** A driver has noticed a damage at a stop: an entry of the register, one for each damage. */
export const openDamageProblem = async (
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { company_id: companyId, data }: EventOf<typeof stopDamaged>,
): Promise<void> => {
  const problems = new ProblemRepository(tx, companyId);
  if (await problems.ofAction(data.damage_id)) return;
  const [line = ''] = data.note.split('\n');
  const [row] = await problems.createMany(
    [
      {
        subject: [data.position, line].filter(Boolean).join('. ').slice(0, SUBJECT_LENGTH),
        description: [data.note, [data.truck, data.label, data.shown_number].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join('\n'),
        order_code: data.order,
        order_id: data.order_id,
        product_id: data.product_id,
        work_center_id: null,
        reason: reasons[data.kind],
        comment: null,
        user_id: null,
        user_name: data.truck,
        status: problemStatus.new,
        time_spent: null,
        solved_at: null,
        action_id: data.damage_id,
      },
    ],
    clock.now(),
  );
  if (row) await recordProblem(tx, systemContext(companyId), { before: null, after: toProblem(row) });
};
