import type { HistoryAction } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';

export interface HistoryDay {
  readonly date: string;
  readonly actions: readonly HistoryAction[];
}

/** Lines of a page under their days, in the order they came. */
export const historyDays = (actions: readonly HistoryAction[]): HistoryDay[] => {
  const days = new Map<string, HistoryAction[]>();
  for (const action of actions) {
    const date = formatDate(action.time.date);
    days.set(date, [...(days.get(date) ?? []), action]);
  }
  return [...days].map(([date, own]) => ({ date, actions: own }));
};

/** Up to two letters of a name, as on a badge; the last word's digit counts as one: "Darbininkas 2" is D2. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .filter((_letter, at, all) => at === 0 || at === all.length - 1)
    .join('');
