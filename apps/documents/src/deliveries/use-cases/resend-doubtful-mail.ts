import type { RequestContext } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { lockDeliveryOfAny } from '../delivery.repository';
import { resendInTx } from './resend-delivery';

/**
 * Sends a doubtful mail again for the operations team, whatever its company. One that is on its way again already stays
 * so.
 * @throws AppError not_found
 */
export const resendDoubtfulMail = (tools: ServiceTools, call: CallInfo, id: number): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const row = await lockDeliveryOfAny(tx, id);
    if (!row) throw new AppError('not_found');
    if (row.state !== 'unknown') return { ok: true as const };
    await resendInTx(tx, tools, row.company_id, id);
    const entry = {
      action: 'operations.mail.resent',
      table_name: 'operations' as const,
      row_id: id,
      row_name: row.email,
    };
    const about = { ...auditedBy(call.context), company_id: row.company_id as RequestContext['company_id'] };
    await tx.audit({ ...about, ...entry, before: {}, after: { act: 'mail.resent' } });
    return { ok: true as const };
  });
