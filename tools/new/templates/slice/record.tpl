import { §one§Changed, type RequestContext, type §One§ } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Tells browsers and the audit log what became of a §one §, in the transaction of the change. */
export const record§One§ = async (
  tx: Tx,
  { company_id, user_id, user_name }: RequestContext,
  { before, after }: { readonly before: §One§ | null; readonly after: §One§ | null },
): Promise<void> => {
  const present = after ?? before;
  if (!present) return;
  await tx.record(§one§Changed, company_id, { §one§: { ...present, removed: after === null } });
  const verb = before === null ? 'created' : after === null ? 'deleted' : 'edited';
  await tx.audit({ company_id, user_id, user_name, action: `§one_§.${verb}`, table_name: '§many_§', row_id: present.id, before, after });
};
