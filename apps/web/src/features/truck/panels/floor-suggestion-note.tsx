import '../../../entities/optimiser/suggestion.css';
import { Button } from '@blueprintjs/core';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useImprovementText } from '../../../entities/optimiser/use-improvement-text';
import type { FloorSuggestion } from '../rules/floor-suggestion';

interface FloorSuggestionNoteProps {
  readonly best: FloorSuggestion | null;
  readonly searching: boolean;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

/** What the search in this browser has found so far; the floor below shows it. */
export const FloorSuggestionNote = ({ best, searching, onAccept, onDiscard }: FloorSuggestionNoteProps) => {
  const { t } = useTranslation('runs');
  const gains = useImprovementText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <section className="suggestion row g3" aria-label={t('suggest.floor')}>
      <span role="status">
        {best ? <b>{t('suggest.better', { gains: gains(best.improvements) })}</b> : t('suggest.searching')}
      </span>
      {best && (
        <span className="secondary">
          {[
            t('suggest.moved', { count: best.moved.size }),
            best.isProved ? t('suggest.proved') : t('suggest.bound', { bound: number(best.boundMm) }),
          ].join(' · ')}
        </span>
      )}
      {searching && best && <span className="muted">{t('suggest.searching')}</span>}
      <span className="sp" />
      {best && <Button intent="primary" text={t('suggest.take')} onClick={onAccept} />}
      <Button variant="minimal" text={t('suggest.discard')} onClick={onDiscard} />
    </section>
  );
};
