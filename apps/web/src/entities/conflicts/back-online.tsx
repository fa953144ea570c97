import { Button } from '@blueprintjs/core';
import { WarningSign } from '@blueprintjs/icons';
import type { ScanConflict } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { ConflictCard } from './conflict-card';
import './conflicts.css';

interface BackOnlineProps {
  readonly conflicts: readonly ScanConflict[];
  readonly total: number;
  /** When the last of them came back. */
  readonly since: string;
  readonly onGoOn: () => void;
}

/**
 * What did not match when the connection came back, in the place of the verdict. Scanning goes on beside it: the next
 * code closes it.
 */
export const BackOnline = ({ conflicts, total, since, onGoOn }: BackOnlineProps) => {
  const { t } = useTranslation('conflicts');
  return (
    <section className="back-online" aria-label={t('title')}>
      <div className="verdict warn">
        <span className="verdict-code">
          <WarningSign size={36} aria-hidden />
          {t('back.title', { time: since })}
        </span>
        <strong className="verdict-title">{t('back.count', { count: total })}</strong>
        <span className="verdict-text">{t('back.text')}</span>
      </div>
      <ul className="conflicts">
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.id} conflict={conflict} large />
        ))}
      </ul>
      <div className="back-online-foot">
        <Button className="scan-main" intent="primary" size="large" onClick={onGoOn}>
          {t('back.goOn')}
          <em>{t('back.stay', { count: total })}</em>
        </Button>
      </div>
    </section>
  );
};
