import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { mayDelete, seenRows } from '../attachment.policy';
import { AttachmentRepository } from '../attachment.repository';
import { audited, publishAttachments } from '../publish-attachments';

/**
 * The bytes go with the sweep.
 * @throws AppError `not_found`, also when the row is not the person's to see; `forbidden` for a driver's photo
 */
export const deleteAttachment = async (
  tools: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> => {
  const { context } = call;
  const row = await new AttachmentRepository(tools.database, context.company_id).byId(id);
  // one that is gone may have been deleted by this very request, which then has its answer
  if (row && !(await seenRows(tools, row.table_name, [row.table_id], context)).has(row.table_id))
    throw new AppError('not_found');
  if (row && !mayDelete(row, context)) throw new AppError('forbidden');
  return tools.database.transaction(call, async (tx) => {
    const gone = await new AttachmentRepository(tx, context.company_id).delete(id);
    await auditRow(tx, context, { table: 'attachments', id, name: gone.file_name, before: audited(gone), after: null });
    publishAttachments(tools, tx, gone);
    return { ok: true as const };
  });
};
