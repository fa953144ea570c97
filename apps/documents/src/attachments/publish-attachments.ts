import type { AttachmentTable, CompanyId, LiveEntity } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';
import type { AttachmentRow } from './attachment.repository';

const entities: Readonly<Record<AttachmentTable, LiveEntity>> = {
  problems: 'problem',
  pallets: 'pallet',
  stops: 'truck',
};

/** Sends browsers, after the commit, which row's files changed. */
export const publishAttachments = ({ bus }: Pick<ServiceTools, 'bus'>, tx: Tx, row: AttachmentRow): void =>
  tx.afterCommit(() =>
    bus.live({ company_id: row.company_id as CompanyId, entity: entities[row.table_name], ids: [row.table_id] }),
  );

/** What the audit log says of a file. */
export const audited = ({ table_name, table_id, file_name }: AttachmentRow) => ({ table_name, table_id, file_name });
