import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { record§One§ } from '../record-§one-§';
import { to§One§ } from '../§one-§.mapper';
import { §One§Repository } from '../§one-§.repository';

/** @throws AppError `not_found` */
export const delete§One§ = ({ database }: ServiceTools, call: CallInfo, id: number): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const before = to§One§(await new §One§Repository(tx, call.context.company_id).delete(id));
    await record§One§(tx, call.context, { before, after: null });
    return { ok: true as const };
  });
