import { auditedBy, type CallInfo, type Tx } from '@mullion/server-kit';

interface UserAction {
  readonly action: 'user.created' | 'user.changed' | 'user.removed';
  readonly user: number;
  readonly name: string;
  readonly before?: object;
  readonly after?: object;
}

/** Writes who did what to a user; never a password nor its hash. */
export const auditUser = (
  tx: Tx,
  { context }: CallInfo,
  { action, user, name, before, after }: UserAction,
): Promise<void> =>
  tx.audit({
    ...auditedBy(context),
    company_id: context.home_company_id,
    action,
    table_name: 'users',
    row_id: user,
    row_name: name,
    before,
    after,
  });
