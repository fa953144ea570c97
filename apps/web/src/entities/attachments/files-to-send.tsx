import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { attachmentFile } from '@mullion/contracts';
import { FileDrop, limitTexts } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import './attached-files.css';

interface FilesToSendProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

/** Files of a row that is not there yet: they are sent once it is saved. */
export const FilesToSend = ({ files, onChange }: FilesToSendProps) => {
  const { t } = useTranslation('problems');
  return (
    <section className="wide attached" aria-label={t('attachments.title')}>
      <h3 className="attached-title">
        {t('attachments.title')} <span className="secondary">{files.length || ''}</span>
      </h3>
      {files.length > 0 && (
        <ul className="upload-list">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="upload-row">
              <div className="upload-text">
                <b className="ellipsis">{file.name}</b>
                <span className="muted sm">{t('attachments.later')}</span>
              </div>
              <Button
                size="small"
                icon={<Cross />}
                aria-label={t('attachments.delete', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <FileDrop limits={attachmentFile} onFile={(file) => onChange([...files, file])}>
        <span className="muted sm">{t('attachments.hint', limitTexts(attachmentFile))}</span>
      </FileDrop>
    </section>
  );
};
