import { Button } from '@blueprintjs/core';
import { Cross, Refresh } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Meter } from '../feedback/meter';
import { useProblemText } from '../feedback/problem-note';
import { isActive, type Upload, type UploadState } from './upload-state';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onCancel: (upload: Upload) => void;
  readonly onRetry: (upload: Upload) => void;
}

/** Files on their way, each with its progress; one that failed says why and can be sent again. */
export const UploadList = ({ uploads, onCancel, onRetry }: UploadListProps) => {
  const { t } = useTranslation('common');
  const shown = uploads.filter(({ file }) => file !== null);
  if (shown.length === 0) return null;
  return (
    <ul className="upload-list" aria-label={t('file.uploads')}>
      {shown.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onCancel={() => onCancel(upload)} onRetry={() => onRetry(upload)} />
      ))}
    </ul>
  );
};

interface UploadRowProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

const UploadRow = ({ upload, onCancel, onRetry }: UploadRowProps) => {
  const { t } = useTranslation('common');
  const { state } = upload;
  const name = upload.file?.name ?? '';
  const active = isActive(upload);
  const share = state.name === 'uploading' && state.share < 1 ? state.share : undefined;
  return (
    <li className="upload-row">
      <div className="upload-text">
        <b className="ellipsis" title={name}>
          {name}
        </b>
        <StateText state={state} />
      </div>
      {/* one button in one place: who cancels by keyboard stands on "try again" */}
      {state.name !== 'done' && (
        <Button
          size="small"
          icon={active ? <Cross /> : <Refresh />}
          text={t(active ? 'action.cancel' : 'action.retry')}
          aria-label={t(active ? 'file.cancel' : 'file.retry', { name })}
          onClick={active ? onCancel : onRetry}
        />
      )}
      {active && <Meter label={t('file.progress', { name })} {...(share === undefined ? {} : { value: share })} />}
    </li>
  );
};

/** What has come of it is read out; percents are not, the progress bar has them. */
const StateText = ({ state }: { readonly state: UploadState }) => {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  switch (state.name) {
    case 'queued':
      return <span className="muted sm">{t('file.queued')}</span>;
    case 'uploading':
      return (
        <span className="muted sm">
          {state.share === 1 ? t('file.reading') : t('file.sent', { percent: Math.round(state.share * 100) })}
        </span>
      );
    case 'failed':
      return (
        <span className="bad sm" role="alert">
          {t('file.failed', { reason: problemText(state.problem) })}{' '}
          {state.problem.status >= 500 &&
            state.problem.request_id &&
            t('problem.requestId', { id: state.problem.request_id })}
        </span>
      );
    case 'cancelled':
      return (
        <span className="muted sm" role="status">
          {t(state.wasSent ? 'file.cancelledSent' : 'file.cancelled')}
        </span>
      );
    case 'done':
      return (
        <span className="muted sm" role="status">
          {t('file.done')}
        </span>
      );
  }
};
