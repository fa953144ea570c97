import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { Meter } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RunFile } from '../rules/upload-run';
import { UploadFaults } from './upload-faults';

interface UploadRowProps {
  readonly file: RunFile;
  /** How much of it has been sent. */
  readonly share: number;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** One file of a run: where it is, what came of it, and of a refused one why. */
export const UploadRow = ({ file: { file, state }, share, onRemove, onCancel }: UploadRowProps) => {
  const { t } = useTranslation('glassUnits');
  const { name } = file;
  const isWaiting = state.name === 'waiting';
  return (
    <li className={`glass-file ${state.name}`}>
      <div className="glass-file-line">
        <b className="ellipsis" title={name}>
          {name}
        </b>
        <span className="secondary sm">
          <What state={state} share={share} />
        </span>
        <span className="glass-file-state">{t(`upload.state.${state.name}`)}</span>
        {(isWaiting || state.name === 'sending') && (
          <Button
            size="small"
            variant="minimal"
            icon={<Cross />}
            aria-label={t(isWaiting ? 'upload.remove' : 'upload.cancel', { name })}
            onClick={isWaiting ? onRemove : onCancel}
          />
        )}
      </div>
      {state.name === 'sending' && (
        <Meter label={t('upload.progress', { name })} {...(share < 1 ? { value: share } : {})} />
      )}
      {state.name === 'failed' && <UploadFaults name={name} problem={state.problem} />}
    </li>
  );
};

const What = ({ state, share }: { readonly state: RunFile['state']; readonly share: number }) => {
  const { t } = useTranslation('glassUnits');
  switch (state.name) {
    case 'waiting':
      return t('upload.oneByOne');
    case 'sending':
      return share < 1 ? t('upload.sent', { percent: Math.round(share * 100) }) : t('upload.reading');
    case 'failed':
      return t('upload.stopped');
    case 'done': {
      const { rows, created, updated, unchanged } = state.result;
      const parts = Object.entries({ created, updated, unchanged }) as ['created' | 'updated' | 'unchanged', number][];
      const said = parts.filter(([, count]) => count > 0).map(([key, count]) => t(`upload.${key}`, { count }));
      return [t('upload.rows', { count: rows }), ...said].join(', ');
    }
    default:
      return null;
  }
};
