import { returnableKindChanged, type RequestContext, type ReturnableKind } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';

/** Publishes and audits what became of a kind of returnables, in the transaction of the change. */
export const recordReturnableKind = async (
  tx: Tx,
  context: RequestContext,
  { before, after }: { readonly before: ReturnableKind | null; readonly after: ReturnableKind | null },
): Promise<void> => {
  const present = after ?? before;
  if (!present) return;
  const { company_id } = context;
  // a removed one is newer than everything that was announced of it before
  const version = after === null ? present.version + 1 : present.version;
  await tx.record(returnableKindChanged, company_id, {
    returnable_kind: { ...present, company_id, version, removed: after === null },
  });
  await auditRow(tx, context, { table: 'returnable_kinds', id: present.id, name: present.name, before, after });
};
