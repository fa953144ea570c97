import type { InputOf, OutputOf, saveOperationRules as contract } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OperationRepository } from '../operation.repository';
import { RuleRepository } from '../rule.repository';

/** @throws AppError `not_found` (a work center, or a deleted one) */
export const saveOperationRules = (
  { database }: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const centers = (await new OperationRepository(tx, context.company_id).graph()).filter(({ deleted }) => !deleted);
    const ids = new Set(centers.map(({ id }) => id));
    if (body.rules.some(({ work_center_id }) => !ids.has(work_center_id))) throw new AppError('not_found');
    const rules = new RuleRepository(tx, context.company_id);
    const ownOf = async () => (await rules.all()).filter((rule) => rule.product_type === body.product_type);
    const before = await ownOf();
    const once = new Map(body.rules.map((rule) => [rule.work_center_id, rule]));
    await rules.replace(body.product_type, [...once.values()]);
    const after = await ownOf();
    await auditRow(tx, context, {
      table: 'operation_rules',
      id: 0,
      name: body.product_type,
      before: { rules: rulesAsText(before, centers) },
      after: { rules: rulesAsText(after, centers) },
    });
    return { rules: after };
  });

/** One line a type for the audit list: the work centers by their codes, with minutes. */
const rulesAsText = (
  rules: readonly { readonly work_center_id: number; readonly minutes: number | null; readonly unit: string }[],
  centers: readonly { readonly id: number; readonly code: string }[],
): string =>
  rules
    .map(
      ({ work_center_id, minutes, unit }) =>
        `${centers.find(({ id }) => id === work_center_id)?.code} ${minutes ?? '?'} min/${unit}`,
    )
    .join(', ');
