import type { PackingRun } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { byReason, isRunning, sortedOut } from './run-figures';
import { useRuleText } from './use-rule-text';

/** What a run that is over did not pack, by name and by the rule that stops it. */
export const RunNotes = ({ run }: { readonly run: PackingRun }) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const why = useRuleText();
  if (isRunning(run.state) || run.state === 'discarded') return null;
  const { unfit, staying } = sortedOut(run);
  const number = (value: number) => formatNumber(value, language);
  const named = (list: PackingRun['unplaced']) => (
    <ul className="pl-left-out">
      {byReason(list).map(({ order, rule, positions }) => (
        <li key={`${order}/${rule}`}>
          <b>{order}</b>{' '}
          {positions.map(({ position, count }) => (count > 1 ? `${position} ×${number(count)}` : position)).join(', ')}:{' '}
          {why(rule, run.settings)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {run.state === 'failed' && <Note tone="bad">{t('run.failedText')}</Note>}
      {unfit.length > 0 && (
        <Note tone="warn" title={t('run.unplaced', { count: unfit.length })}>
          {named(unfit)}
          {t('run.way')}
        </Note>
      )}
      {staying.length > 0 && (
        <Note tone="info" title={t('run.staying', { count: staying.length })}>
          {named(staying)}
        </Note>
      )}
      {run.left_out.length > 0 && (
        <Note tone="warn" title={t('run.leftOut', { count: run.left_out.length })}>
          {named(run.left_out)}
        </Note>
      )}
    </>
  );
};
