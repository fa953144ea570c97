import type { RequestContext } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { doubtfulDeliveries } from '../delivery.repository';
import { resendDelivery } from './resend-delivery';

/**
 * Sends a doubtful mail again for the operations team, whatever its company. One that is on its way again already stays so.
 * @throws AppError not_found
 */
export const resendDoubtfulMail = async (tools: ServiceTools, { context }: CallInfo, id: number): Promise<{ ok: true }> => {
  const [row] = await doubtfulDeliveries(tools.database, id);
  if (!row) throw new AppError('not_found');
  if (row.state !== 'unknown') return { ok: true };
  await resendDelivery(tools, row.company_id, id);
  const entry = { action: 'operations.mail.resent', table_name: 'operations', row_id: id, row_name: row.email };
  const about = { ...auditedBy(context), company_id: row.company_id as RequestContext['company_id'] };
  await tools.database.transaction(null, (tx) => tx.audit({ ...about, ...entry, before: {}, after: { act: 'mail.resent' } }));
  return { ok: true };
};
