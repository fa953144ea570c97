import type { CallInfo, Tx } from '@mullion/server-kit';

interface UserAct {
  readonly action: 'user.created' | 'user.changed' | 'user.removed';
  readonly user: number;
  readonly before?: object;
  readonly after?: object;
}

/** Writes who did what to a user; never a password nor its hash. */
export const auditUser = (tx: Tx, { context }: CallInfo, { action, user, before, after }: UserAct): Promise<void> =>
  tx.audit({
    company_id: context.home_company_id,
    user_id: context.user_id,
    user_name: context.user_name,
    action,
    table_name: 'users',
    row_id: user,
    before,
    after,
  });
