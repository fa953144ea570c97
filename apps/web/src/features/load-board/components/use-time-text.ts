import { useTranslation } from 'react-i18next';
import { useCallback } from 'react';
import type { TimeLeft } from '../rules/time-left';

/** A time in two units at the most: "1 d. 21 val.", "2 val. 08 min.", "12 min." */
export const useTimeText = () => {
  const { t } = useTranslation('loadBoard');
  return useCallback(
    ({ days, hours, minutes }: Omit<TimeLeft, 'isLate'>): string => {
      if (days > 0) return hours > 0 ? t('time.daysHours', { days, hours }) : t('time.days', { days });
      if (hours > 0) return t('time.hoursMinutes', { hours, minutes: String(minutes).padStart(2, '0') });
      return t('time.minutes', { minutes });
    },
    [t],
  );
};
