import '../../../entities/optimiser/suggestion.css';
import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useImprovementText } from '../../../entities/optimiser/use-improvement-text';
import type { PalletSuggesting } from '../state/use-pallet-suggestion';

interface SuggestionNoteProps {
  readonly suggesting: PalletSuggesting;
}

/** What the search in this browser has found so far; the drawing below shows it. */
export const SuggestionNote = ({ suggesting }: SuggestionNoteProps) => {
  const { t } = useTranslation('runs');
  const gains = useImprovementText();
  const { best, searching } = suggesting;
  if (!best && !searching) return null;
  return (
    <section className="suggestion row g3" aria-label={t('suggest.pallet')}>
      <span role="status">
        {best ? <b>{t('suggest.better', { gains: gains(best.improvements) })}</b> : t('suggest.searching')}
      </span>
      {best && <span className="secondary">{t('suggest.movedProducts', { count: best.moved.size })}</span>}
      {best && searching && <span className="muted">{t('suggest.searching')}</span>}
      <span className="sp" />
      {best && <Button intent="primary" text={t('suggest.take')} onClick={suggesting.take} />}
      <Button variant="minimal" text={t('suggest.discard')} onClick={suggesting.end} />
    </section>
  );
};
