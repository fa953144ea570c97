import type { PackingType } from '@mullion/contracts';
import { auditRow, type AuditActor, type ServiceTools, type Tx } from '@mullion/server-kit';
import { EstimateRepository } from '../core/estimates/estimate.repository';

/**
 * Audits what became of a packing type, has orders estimated by it and sends it to the browsers of the company, which
 * read types with its settings.
 */
export const recordPackingType = async (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  who: AuditActor,
  { before, after }: { readonly before: PackingType | null; readonly after: PackingType | null },
): Promise<void> => {
  const type = after ?? before;
  if (type === null) return;
  await auditRow(tx, who, { table: 'packing_types', id: type.id, name: type.description, before, after });
  await new EstimateRepository(tx, who.company_id).askForAll();
  tx.afterCommit(() => bus.live({ company_id: who.company_id, entity: 'company', ids: [who.company_id] }));
};
