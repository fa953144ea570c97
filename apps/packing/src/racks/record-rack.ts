import { rackChanged, rackContentsChanged, type RackId, type RequestContext, type Rack } from '@mullion/contracts';
import { auditRow, type Tx } from '@mullion/server-kit';

/** Publishes and audits what became of a rack, in the transaction of the change. */
export const recordRack = async (
  tx: Tx,
  context: RequestContext,
  { before, after }: { readonly before: Rack | null; readonly after: Rack | null },
): Promise<void> => {
  const present = after ?? before;
  if (!present) return;
  const { company_id: companyId } = context;
  await tx.record(rackChanged, companyId, {
    rack: { ...present, version: after === null ? present.version + 1 : present.version, removed: after === null },
  });
  await auditRow(tx, context, { table: 'racks', id: present.id, name: present.code, before, after });
};

/** Publishes that what stands on these racks is another. */
export const recordRackContents = (tx: Tx, companyId: number, ids: readonly number[]): Promise<void> =>
  tx.record(rackContentsChanged, companyId, { rack_ids: [...new Set(ids)] as RackId[] });
