import { problemStatus, userTypes, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';

interface Guarded {
  readonly status: number;
  readonly time_spent: number | null;
}

/**
 * Status and time spent are set by type 0 alone; the matrix of statuses does not know problems.
 * @throws AppError `status.change_not_allowed`, `forbidden`
 */
export const mustBeAllowed = (
  before: Guarded | null,
  change: { readonly status?: number | undefined; readonly time_spent?: number | null | undefined },
  who: Pick<RequestContext, 'type'>,
): void => {
  if (who.type === userTypes.super) return;
  const from = before?.status ?? problemStatus.new;
  if (change.status !== undefined && change.status !== from)
    throw new AppError('status.change_not_allowed', { before: from, after: change.status });
  if (change.time_spent !== undefined && change.time_spent !== (before?.time_spent ?? null))
    throw new AppError('forbidden');
};
