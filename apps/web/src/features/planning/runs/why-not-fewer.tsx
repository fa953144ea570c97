import { Button } from '@blueprintjs/core';
import { Endorsed } from '@blueprintjs/icons';
import type { PackingRun } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { isProved } from './run-figures';
import { useBoundText } from './use-bound-text';

/**
 * Which bound holds, in words, so that a planner can explain the number of pallets; a seal once nothing better exists.
 */
export const WhyNotFewer = ({ run }: { readonly run: PackingRun }) => {
  const { t } = useTranslation('runs');
  const language = useLanguage();
  const boundText = useBoundText();
  const { pallets, lower_bound: bound, lower_bound_by: by } = run;
  if (pallets === null || bound === null || by === null) return null;
  const addresses = run.addresses ?? 1;
  const isApart = addresses > 1 && run.settings.mix_addresses !== true;
  const isSealed = isProved(run);
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <Popover
        placement="bottom"
        content={
          <div className="pl-why">
            <b>{t('whyTitle')}</b>
            <p>{isSealed ? t('whyProved') : t('whyOpen', { count: pallets - bound, bound: number(bound) })}</p>
            <p>{boundText(by)}</p>
            {isApart && <p>{t('whyAddresses', { addresses: number(addresses) })}</p>}
          </div>
        }
      >
        {isSealed ? (
          <Button className="pl-seal" icon={<Endorsed />} text={t('seal', { pallets: number(pallets) })} />
        ) : (
          <Button variant="minimal" text={t('why')} />
        )}
      </Popover>
      {isSealed && <span className="pl-seal-why secondary sm">{boundText(by)}</span>}
    </>
  );
};
