import type { KeptEstimate } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';

/** How estimates read: metres with one decimal, and why there is none. */
export const useEstimateTexts = () => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const metres = (mm: number): string => formatNumber(mm / 1000, language, 1);
  const short = ({ pallets, length }: KeptEstimate): string | null =>
    pallets === null || length === null
      ? null
      : t('estimate.short', { pallets: formatNumber(pallets, language), metres: metres(length) });
  const reason = ({ gap }: Pick<KeptEstimate, 'gap'>): string =>
    gap
      ? t(`estimate.gap.${gap.code}`, { product: gap.product, position: gap.position || '–' })
      : t('estimate.unknown');
  return { metres, short, reason };
};
