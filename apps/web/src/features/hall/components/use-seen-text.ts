import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../kits/elements/use-now';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When something was seen: the time today, "yesterday 16:20", or the day. */
export const useSeenText = () => {
  const { t } = useTranslation('hall');
  const now = useNow();
  const dayOf = (moment: number): string => formatMoment(new Date(moment)).slice(0, 10);
  const seen = (at: string): string => {
    const text = formatMoment(at);
    if (text.startsWith(dayOf(now))) return text.slice(11);
    if (text.startsWith(dayOf(now - DAY_MS))) return t('yesterday', { time: text.slice(11) });
    return text.slice(5);
  };
  const ago = (at: string): string => {
    const hours = Math.floor((now - Date.parse(at)) / HOUR_MS);
    if (hours < 1) return t('ago.minutes', { count: Math.max(1, Math.floor((now - Date.parse(at)) / 60_000)) });
    return hours < 48 ? t('ago.hours', { count: hours }) : t('ago.days', { count: Math.floor(hours / 24) });
  };
  return { seen, ago };
};
