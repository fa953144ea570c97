import { hasRight, type RequestContext, type StatusRight } from '@mullion/contracts';

export interface StatusMove {
  readonly table: StatusRight['table_name'];
  readonly before: number;
  readonly after: number;
}

/** Types 0 and 1 may choose any status (§1.4). */
export const mayChooseAny = (context: Pick<RequestContext, 'type'>): boolean => context.type <= 1;

/**
 * May this person move a status? A lower number needs TP_STATUSBACK (type 0 has every right); beyond that types 0 and 1 may choose
 * any, others what the company's rows for their type, table and current status allow. The same status is no move.
 * @returns null when allowed, else the code of the refusal
 */
export const checkStatusChange = (
  context: Pick<RequestContext, 'type' | 'rights'>,
  rights: readonly Pick<StatusRight, 'user_type' | 'table_name' | 'before' | 'after'>[],
  move: StatusMove,
): 'status.no_right_to_lower' | 'status.change_not_allowed' | null => {
  if (move.before === move.after) return null;
  if (context.type === 6) return 'status.change_not_allowed';
  if (move.after < move.before && !hasRight(context, 'TP_STATUSBACK')) return 'status.no_right_to_lower';
  if (mayChooseAny(context)) return null;
  const allowed = rights.some(
    (right) =>
      right.user_type === context.type && right.table_name === move.table && right.before === move.before && right.after === move.after,
  );
  return allowed ? null : 'status.change_not_allowed';
};
