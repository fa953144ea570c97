import { Button } from '@blueprintjs/core';
import type { PackingRun } from '@mullion/contracts';
import { formatNumber, type Texts } from '@mullion/i18n';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../app/language';
import { isProved } from '../rules/run-figures';

type BoundKey = keyof Texts['runs']['bound'];
const BOUNDS: ReadonlySet<string> = new Set<BoundKey>(['volume', 'weight', 'dual_feasible_functions', 'configuration', 'count']);

/** Which bound holds, in words, so that a planner can explain the number of pallets. */
export const WhyNotFewer = ({ run }: { readonly run: PackingRun }) => {
  const { t } = useTranslation('runs');
  const language = useLanguage();
  const { pallets, lower_bound: bound, lower_bound_by: by } = run;
  if (pallets === null || bound === null || by === null) return null;
  const addresses = run.addresses ?? 1;
  const isApart = addresses > 1 && run.settings.mix_addresses !== true;
  const number = (value: number) => formatNumber(value, language);
  return (
    <Popover
      placement="bottom"
      content={
        <div className="pl-why">
          <b>{t('whyTitle')}</b>
          <p>{isProved(run) ? t('whyProved') : t('whyOpen', { count: pallets - bound, bound: number(bound) })}</p>
          <p>{t(`bound.${BOUNDS.has(by) ? (by as BoundKey) : 'other'}`, { by })}</p>
          {isApart && <p>{t('whyAddresses', { addresses: number(addresses) })}</p>}
        </div>
      }
    >
      <Button variant="minimal" text={t('why')} />
    </Popover>
  );
};
