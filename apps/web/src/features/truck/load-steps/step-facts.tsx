import { formatNumber } from '@mullion/i18n';
import type { TruckStep } from '@mullion/packing-model';
import { GroupMark, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { shortLabel } from '@mullion/packing-model';
import { useWhere } from './use-where';

interface StepFactsProps {
  readonly steps: readonly TruckStep[];
  readonly at: number;
}

/** What is driven in now, where to, and what stands inside already. */
export const StepFacts = ({ steps, at }: StepFactsProps) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  const where = useWhere(steps);
  const now = steps[at - 1];
  if (!now) return null;
  const number = (value: number) => formatNumber(value, language);
  const { load } = now;
  const inside = steps.slice(0, at - 1);
  const mass = number(Math.round(inside.reduce((sum, { pallet }) => sum + pallet.massKg, 0)));
  const sizes = {
    length: number(load.length),
    width: number(load.width),
    height: number(load.height),
    mass: number(Math.round(load.weight)),
  };
  return (
    <div className="step-facts" role="status">
      <p className="secondary b">{t('loadSteps.of', { step: at, count: steps.length })}</p>
      <h2>{`${load.shown_number}, ${t(`loadSteps.side.${now.side}`)}`}</h2>
      <p className="secondary">
        {t('loadSteps.facts', sizes)} {where(now)}
      </p>
      <p className="row step-more">
        <span className="row g1">
          <GroupMark group={load.group + 1} />
          <span className="ellipsis" title={load.group_label}>
            {shortLabel(load.group_label) || t('pallets.noAddress')}
          </span>
        </span>
        <span className="muted">{t('loadSteps.load', { count: load.products_count, done: load.loaded_count })}</span>
        <Tag tone={now.isLoaded ? 'ok' : undefined}>{t(now.isLoaded ? 'loadSteps.loaded' : 'loadSteps.notLoaded')}</Tag>
        <span className="muted">
          {inside.length > 0 ? t('loadSteps.inside', { count: inside.length, mass }) : t('loadSteps.insideNone')}
        </span>
      </p>
    </div>
  );
};
