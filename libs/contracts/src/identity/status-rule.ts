import { hasRight, type RequestContext, userTypes } from '../kit/context.schema';
import type { StatusRight } from './user.schema';

export type StatusVerdict = 'same' | 'allowed' | 'status.change_not_allowed' | 'status.no_right_to_lower';

/**
 * May this person move a status? Types 0 and 1 may choose any target, others only those of the matrix; a lower number
 * needs TP_STATUSBACK for everyone but type 0. One rule for server and screen.
 */
export const judgeStatusChange = (
  change: { readonly table: StatusRight['table_name']; readonly before: number; readonly after: number },
  who: Pick<RequestContext, 'type' | 'rights'>,
  matrix: readonly Pick<StatusRight, 'table_name' | 'user_type' | 'before' | 'after'>[],
): StatusVerdict => {
  if (change.before === change.after) return 'same';
  if (who.type === userTypes.reader) return 'status.change_not_allowed';
  const listed = matrix.some(
    (row) =>
      row.table_name === change.table &&
      row.user_type === who.type &&
      row.before === change.before &&
      row.after === change.after,
  );
  if (who.type > userTypes.administrator && !listed) return 'status.change_not_allowed';
  if (change.after < change.before && !hasRight(who, 'TP_STATUSBACK')) return 'status.no_right_to_lower';
  return 'allowed';
};
