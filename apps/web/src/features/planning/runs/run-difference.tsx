import { SegmentedControl } from '@blueprintjs/core';
import type { PackingRun, PlanDifference } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { WhyNotFewer } from './why-not-fewer';

export type PlanView = 'now' | 'plan';

interface RunDifferenceProps {
  readonly run: PackingRun;
  readonly difference: PlanDifference;
  readonly view: PlanView;
  readonly onView: (view: PlanView) => void;
}

/** What taking the plan would change, in words; and whether the pallets below show it. */
export const RunDifference = ({ run, difference, view, onView }: RunDifferenceProps) => {
  const { t } = useTranslation('runs');
  const { moved, added, kept, freed, new_pallets: fresh } = difference;
  const parts = [
    ...(moved.length > 0 ? [t('difference.moved', { count: moved.length })] : []),
    ...(added.length > 0 ? [t('difference.added', { count: added.length })] : []),
    ...(kept > 0 ? [t('difference.kept', { count: kept })] : []),
    ...(fresh > 0 ? [t('difference.fresh', { count: fresh })] : []),
    ...(freed.length > 0 ? [t('difference.freed', { count: freed.length })] : []),
  ];
  return (
    <section className="pl-difference row g3" aria-label={t('difference.title')}>
      <span className="secondary">{t('difference.title')}</span>
      <b>{parts.join(' · ')}</b>
      <span className="sp" />
      <WhyNotFewer run={run} />
      <SegmentedControl
        size="small"
        aria-label={t('difference.view')}
        options={[
          { label: t('difference.now'), value: 'now' },
          { label: t('difference.plan'), value: 'plan' },
        ]}
        value={view}
        onValueChange={(value) => onView(value as PlanView)}
      />
    </section>
  );
};
