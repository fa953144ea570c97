import { useCallback } from 'react';
import type { ProductionBox } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { standing, type BoxGlyph } from './box-glyph';

/** How long something stands, in days and hours. */
export const useElapsedText = (): ((since: string, now: number) => string) => {
  const { t } = useTranslation('production');
  return useCallback(
    (since, now) => {
      const { days, hours } = standing(since, now);
      if (days === 0) return t('duration.hours', { hours });
      return hours === 0 ? t('duration.days', { days }) : t('duration.both', { days, hours });
    },
    [t],
  );
};

/** Less than an hour is not worth a word. */
const isLong = (since: string, now: number): boolean => {
  const { days, hours } = standing(since, now);
  return days + hours > 0;
};

/** What a cell says, in words. */
export const useBoxText = (): ((box: ProductionBox | undefined, glyph: BoxGlyph, now: number) => string) => {
  const { t } = useTranslation('production');
  const stands = useElapsedText();
  return useCallback(
    (box, glyph, now) =>
      box === undefined || glyph === 'none'
        ? t('glyph.none')
        : [
            t(`glyph.${glyph}`),
            t('boxCount', { completed: box.completed, total: box.total }),
            ...(box.since &&
            (glyph === 'oneDay' || glyph === 'threeDays' || (glyph === 'problem' && isLong(box.since, now)))
              ? [t('standsFor', { time: stands(box.since, now) })]
              : []),
          ].join(', '),
    [t, stands],
  );
};
