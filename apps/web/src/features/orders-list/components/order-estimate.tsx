import type { KeptEstimate } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useEstimateTexts } from '../../../entities/estimate/use-estimate-texts';

/** What an order takes, or that it is not estimated and why; empty until it has been computed. */
export const OrderEstimate = ({ estimate }: { readonly estimate: KeptEstimate | null }) => {
  const { t } = useTranslation('orders');
  const { short, reason } = useEstimateTexts();
  if (estimate === null) return null;
  const figures = short(estimate);
  if (figures !== null) return figures;
  return (
    <span className="muted" title={reason(estimate)}>
      {t('estimate.unestimated')}
    </span>
  );
};
