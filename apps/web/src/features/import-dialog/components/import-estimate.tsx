import type { ImportResult, KeptEstimate } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useEstimateTexts } from '../../../entities/estimate/use-estimate-texts';
import { useLanguage } from '../../../kits/address/language';
import { sumOfEstimates } from '../rules/sum-of-estimates';

/** What an order of the file would take, or why that is not known. */
export const ImportEstimate = ({ estimate }: { readonly estimate: KeptEstimate | null }) => {
  const { t } = useTranslation('orders');
  const { short, reason } = useEstimateTexts();
  if (estimate === null) return <span className="muted">{t('estimate.importLater')}</span>;
  return short(estimate) ?? <span className="warn">{reason(estimate)}</span>;
};

/** All orders of the file together, with the spread of the company. */
export const ImportTotal = ({ result }: { readonly result: ImportResult }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { metres, short } = useEstimateTexts();
  const sum = sumOfEstimates(result);
  if (sum === null) return null;
  const { pallets, length } = sum.ranges;
  return (
    <tfoot>
      <tr>
        <th colSpan={2}>{t('estimate.total')}</th>
        <td className="r" colSpan={5}>
          <b>{short(sum)}</b>
          <br />
          <span className="muted">
            {t('estimate.short', {
              pallets: t('estimate.range', {
                low: formatNumber(pallets.low, language),
                high: formatNumber(pallets.high, language),
              }),
              metres: t('estimate.range', { low: metres(length.low), high: metres(length.high) }),
            })}
            {`, ${formatNumber(sum.mass, language)} ${t('estimate.mass')}`}
          </span>
        </td>
      </tr>
    </tfoot>
  );
};

/** How many orders the total leaves out: they count as nothing only in what is said here. */
export const ImportGaps = ({ result }: { readonly result: ImportResult }) => {
  const { t } = useTranslation('orders');
  const count = result.orders.filter(({ estimate }) => estimate && estimate.pallets === null).length;
  return count === 0 ? null : <p className="warn">{t('estimate.importGaps', { count })}</p>;
};
