import { auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { publishLink } from '../publish-link';
import { auditedLink } from '../share-link.mapper';
import { ShareLinkRepository } from '../../core/links/share-link.repository';

/** Closes a link at once. @throws AppError `not_found` */
export const revokeShareLink = (tools: ServiceTools, call: CallInfo, id: number): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const now = tools.clock.now();
    const before = await new ShareLinkRepository(tx, context.company_id).revoke(id, now);
    const after = { ...before, revoked_at: before.revoked_at ?? now };
    await auditRow(tx, context, {
      table: 'share_links',
      id,
      name: `${before.kind} ${before.target_id}`,
      before: auditedLink(before),
      after: auditedLink(after),
    });
    publishLink(tools, tx, before);
    return { ok: true as const };
  });
