import { createAttachment, type AttachmentTable } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { attachmentTags } from './attachments-api';
import { useUploads } from '../../kits/attachments/use-uploads';

/** Attaches files to rows that have just been made; names those that were not sent. */
export const useSendFiles = (
  table: AttachmentTable,
): ((ids: readonly number[], files: readonly File[]) => Promise<void>) => {
  const { t } = useTranslation('problems');
  const toast = useToast();
  const { submit } = useUploads(createAttachment, () => attachmentTags(table, 0));
  return async (ids, files) => {
    const failed = new Set<string>();
    for (const id of ids) {
      const answers = await Promise.all(
        files.map((file) => submit(file, { body: { table_name: table, table_id: id } })),
      );
      for (const [at, file] of files.entries()) if (!answers[at] || 'problem' in answers[at]) failed.add(file.name);
    }
    if (failed.size > 0) toast({ tone: 'bad', message: t('attachments.notSent', { names: [...failed].join(', ') }) });
  };
};
