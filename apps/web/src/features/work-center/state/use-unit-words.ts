import type { UnitAtCenter } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../kits/terminal/verdict';

/** Why there is nothing to do here with a unit. */
export const useUnitWords = (): ((unit: UnitAtCenter) => Verdict) => {
  const { t } = useTranslation('workCenter');
  return ({ state, order, position, awaits, user_name: by, at }) => ({
    tone: 'bad',
    code: `${order} / ${position}`,
    title: t(`unitAt.${state}`, { centers: awaits.join(', ') }),
    text: state === 'done' ? [by, at && formatMoment(at)].filter(Boolean).join(', ') : t(`unitAt.${state}Text`),
  });
};
