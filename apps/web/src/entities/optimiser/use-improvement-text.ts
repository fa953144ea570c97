import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import type { Improvement } from './improvement';

/** What a suggestion makes better, in words. */
export const useImprovementText = () => {
  const { t } = useTranslation('runs');
  const language = useLanguage();
  const number = (value: number) => formatNumber(Math.round(value), language);
  return (improvements: readonly Improvement[]): string =>
    improvements
      .map((one) =>
        'count' in one
          ? t(`suggest.gains.${one.kind}`, { count: one.count })
          : t(`suggest.gains.${one.kind}`, { before: number(one.before), after: number(one.after) }),
      )
      .join(' · ');
};
