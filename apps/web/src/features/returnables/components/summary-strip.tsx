import type { ReturnablesSummary } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

/** What the company has out, in five figures. */
export const SummaryStrip = ({ summary }: { readonly summary: ReturnablesSummary }) => {
  const { t } = useTranslation('returnables');
  const language = useLanguage();
  const { out, owned, stillages, aging, late, returning } = summary;
  const money = (value: number): string => formatNumber(Math.round(value), language);
  const figures = [
    { key: 'out', value: out, text: t('summary.out'), more: owned > 0 ? t('summary.owned', { count: owned }) : '' },
    {
      key: 'stillages',
      value: stillages.units,
      text: t('summary.stillages'),
      more: t('summary.worth', { value: money(stillages.value) }),
    },
    {
      key: 'aging',
      value: aging.units,
      text: t('summary.aging'),
      more: t('summary.holders', { count: aging.holders }),
    },
    {
      key: 'late',
      value: late.units,
      text: t('summary.late'),
      more: t('summary.lateHolders', { count: late.holders, value: money(late.value) }),
    },
    {
      key: 'returning',
      value: returning.units,
      text: t('summary.returning'),
      more: returning.truck
        ? // a date is not broken at the end of a line
          t('summary.truck', {
            truck: returning.truck.number,
            date: returning.truck.delivery_date.replaceAll('-', '\u2011'),
          })
        : t('summary.noTruck'),
    },
  ];
  return (
    <dl className="returnables-figures">
      {figures.map(({ key, value, text, more }) => (
        <div key={key} className={value > 0 ? key : ''}>
          <dt>
            {text} <em>{more}</em>
          </dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
};
