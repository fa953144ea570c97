import { formatNumber } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import type { Estimate } from './estimate-api';
import { useEstimateTexts } from './use-estimate-texts';

/** Departed orders from which the spread is computed (docs/planning.md). */
const NEEDED = 10;

/** Pallets, loading metres, share of a truck and mass with their spread; or why there are none. */
export const EstimateFigures = ({ estimate }: { readonly estimate: Estimate }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { metres, reason } = useEstimateTexts();
  const { pallets, length, mass, ranges, truck, spread } = estimate;
  if (pallets === null || length === null || mass === null || ranges === null)
    return <Note tone={estimate.gap?.code === 'no_products' ? 'info' : 'warn'}>{reason(estimate)}</Note>;
  const whole = (value: number) => formatNumber(value, language);
  const range = (low: string, high: string) => (low === high ? low : t('estimate.range', { low, high }));
  const share = (mm: number) => whole(Math.round((mm / truck.length) * 100));
  const figures = [
    {
      value: whole(pallets),
      name: t('estimate.pallets', { count: pallets }),
      spread: range(whole(ranges.pallets.low), whole(ranges.pallets.high)),
    },
    {
      value: metres(length),
      name: t('estimate.metres'),
      spread: range(metres(ranges.length.low), metres(ranges.length.high)),
    },
    {
      value: `${share(length)} %`,
      name: t('estimate.truck'),
      spread: t('estimate.ofTruck', { metres: metres(truck.length) }),
    },
    { value: whole(mass), name: t('estimate.mass'), spread: range(whole(ranges.mass.low), whole(ranges.mass.high)) },
  ];
  return (
    <>
      <dl className="estimate-figures">
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{figure.value}</dd>
            <dd className="muted">{figure.spread}</dd>
          </div>
        ))}
      </dl>
      <p className="help">
        {spread.is_default
          ? t('estimate.defaultSpread', { count: spread.departures, needed: NEEDED })
          : t('estimate.learntSpread', { count: spread.departures })}
      </p>
    </>
  );
};
