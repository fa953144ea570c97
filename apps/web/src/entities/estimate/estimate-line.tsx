import { useTranslation } from 'react-i18next';
import { shownData } from '../../kits/data/read-state';
import type { EstimateBody } from './estimate-api';
import { useEstimate } from './use-estimate';
import { useEstimateTexts } from './use-estimate-texts';

/** The order with what is typed in one line; empty while that is not known. */
export const EstimateLine = ({ body }: { readonly body: EstimateBody | null }) => {
  const { t } = useTranslation('orders');
  const { query, isOutdated } = useEstimate(body);
  const { short, reason } = useEstimateTexts();
  const estimate = body === null ? undefined : shownData(query);
  return (
    <p className="help wide" aria-live="polite" aria-busy={isOutdated}>
      {estimate && `${t('estimate.withProduct')}: ${short(estimate) ?? reason(estimate)}`}
    </p>
  );
};
