import { §one§Changed, type RequestContext, type §One§ } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';
import { to§One§Record } from './§one-§.mapper';

/** Publishes and audits what became of a §one §, in the transaction of the change. */
export const record§One§ = async (
  tx: Tx,
  context: RequestContext,
  { before, after }: { readonly before: §One§ | null; readonly after: §One§ | null },
): Promise<void> => {
  const present = after ?? before;
  if (!present) return;
  const { company_id: companyId } = context;
  await tx.record(§one§Changed, companyId, { §one§: to§One§Record(present, companyId, after === null) });
  await auditRow(tx, context, { table: '§many_§', id: present.id, name: present.§first§, before, after });
};
