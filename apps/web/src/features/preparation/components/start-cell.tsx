import type { Language, PossibleStart } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../state/use-reason-text';

export const weekday = (date: string, language: Language, length: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** The first day an order may begin, or ??? and why. */
export const StartCell = ({ start }: { start: PossibleStart | null }) => {
  const { i18n } = useTranslation();
  const reason = useReasonText();
  if (!start) return null;
  return start.date !== null ? (
    <span className="may-start">
      <b>{start.date.slice(5)}</b> <em>{weekday(start.date, i18n.language as Language)}</em>
    </span>
  ) : (
    <span className="may-start unknown">
      <b>???</b> <em>{start.reason && reason(start.reason)}</em>
    </span>
  );
};
