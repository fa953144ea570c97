import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Document, Download, Trash } from '@blueprintjs/icons';
import { attachmentFile, createAttachment, type Attachment, type AttachmentTable } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, FileDrop, FilePreview, limitTexts, UploadList } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { attachmentTags, useDeleteAttachmentMutation, useListAttachmentsQuery } from './attachments-api';
import { useUploads } from '../../kits/attachments/use-uploads';
import './attached-files.css';

/** Links open for five minutes; they are read again before. */
const LINKS_MS = 240_000;

interface AttachedFilesProps {
  readonly table: AttachmentTable;
  readonly id: number;
}

/** The files of a row: added by dropping, pasting or choosing, shown, downloaded, deleted after a question. */
export const AttachedFiles = ({ table, id }: AttachedFilesProps) => {
  const { t } = useTranslation('problems');
  const list = useListAttachmentsQuery(
    { query: { table_name: table, table_ids: [id] } },
    { pollingInterval: LINKS_MS, refetchOnMountOrArgChange: true },
  );
  const { uploads, submit, cancel } = useUploads(createAttachment, () => attachmentTags(table, id));
  const send = (file: File) => void submit(file, { body: { table_name: table, table_id: id } });
  const [asked, setAsked] = useState<Attachment | null>(null);
  return (
    <section className="wide attached" aria-label={t('attachments.title')}>
      <Loaded query={list} failed={t('attachments.notRead')} keepPrevious>
        {(files) => (
          <>
            <h3 className="attached-title">
              {t('attachments.title')} <span className="secondary">{files?.length ?? ''}</span>
            </h3>
            {files && files.length > 0 && (
              <ul className="attached-list">
                {files.map((file) => (
                  <AttachedFile key={file.id} file={file} onDelete={() => setAsked(file)} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      <UploadList
        uploads={uploads.filter(({ state }) => state.name !== 'done')}
        onCancel={({ key }) => cancel(key)}
        onRetry={({ file }) => file && send(file)}
      />
      <FileDrop limits={attachmentFile} onFile={send}>
        <span className="muted sm">{t('attachments.hint', limitTexts(attachmentFile))}</span>
      </FileDrop>
      {asked && <DeleteDialog file={asked} onClose={() => setAsked(null)} />}
    </section>
  );
};

const AttachedFile = ({ file, onDelete }: { readonly file: Attachment; readonly onDelete: () => void }) => {
  const { t } = useTranslation('problems');
  const { file_name: name, location, attachment_type: type } = file;
  const isPicture = type !== 'application/pdf';
  return (
    <li className="attached-file">
      <a
        href={location}
        target="_blank"
        rel="noreferrer"
        aria-label={t('attachments.open', { name })}
        className="attached-picture"
      >
        {isPicture ? <img src={location} alt="" loading="lazy" /> : <Document size={32} aria-hidden />}
      </a>
      <span className="attached-name ellipsis" title={name}>
        {name}
      </span>
      <span className="secondary sm">{formatMoment(file.created_at)}</span>
      <span className="row g1 nowrap attached-actions">
        {isPicture && <FilePreview name={name} type={type} url={location} />}
        <a
          className="bp6-button bp6-minimal bp6-small"
          href={location}
          download={name}
          aria-label={t('attachments.download', { name })}
          title={t('attachments.download', { name })}
        >
          <Download aria-hidden />
        </a>
        <Button
          icon={<Trash />}
          size="small"
          variant="minimal"
          aria-label={t('attachments.delete', { name })}
          title={t('attachments.delete', { name })}
          onClick={onDelete}
        />
      </span>
    </li>
  );
};

const DeleteDialog = ({ file, onClose }: { readonly file: Attachment; readonly onClose: () => void }) => {
  const { t } = useTranslation(['problems', 'common']);
  const tell = useTell();
  const [remove] = useDeleteAttachmentMutation();
  const name = file.file_name;
  const removeIt = async () => {
    await tell(remove({ params: { id: file.id } }), t('attachments.deleted', { name }), t('attachments.notDeleted'));
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('attachments.deleteTitle', { name })}
      action={t('common:action.delete')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('attachments.deleteText')}
    </ConfirmDialog>
  );
};
