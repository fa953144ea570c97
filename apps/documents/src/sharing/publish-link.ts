import type { CompanyId } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';
import type { ShareLinkRow } from '../core/links/share-link.repository';

/** Sends browsers, after the commit, that a link was made or closed. */
export const publishLink = (
  { bus }: Pick<ServiceTools, 'bus'>,
  tx: Tx,
  { id, company_id }: Pick<ShareLinkRow, 'id' | 'company_id'>,
): void => tx.afterCommit(() => bus.live({ company_id: company_id as CompanyId, entity: 'share_link', ids: [id] }));
