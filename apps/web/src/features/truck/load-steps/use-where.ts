import { formatNumber } from '@mullion/i18n';
import type { TruckStep } from '@mullion/packing-model';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';

/** What a pallet is pushed up to, and how far that is from the cab, as a sentence. */
export const useWhere = (steps: readonly TruckStep[]) => {
  const { t } = useTranslation('trucks');
  const language = useLanguage();
  return ({ behindId, fromHeadboardMm }: TruckStep): string => {
    const metres = formatNumber(fromHeadboardMm / 1000, language, 2);
    const behind = steps.find(({ pallet }) => pallet.id === behindId)?.load.shown_number;
    return behind ? t('loadSteps.whereBehind', { pallet: behind, metres }) : t('loadSteps.where', { metres });
  };
};
