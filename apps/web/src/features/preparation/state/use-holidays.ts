import { useCallback, useMemo } from 'react';
import { useHolidaysQuery } from '../../../entities/production/suppliers-api';

/** Public holidays of last year, this one and the next five. */
export const useHolidays = (today: string): ((date: string) => boolean) => {
  const year = Number(today.slice(0, 4));
  const { data } = useHolidaysQuery({ query: { from: year - 1, to: year + 5 } });
  const days = useMemo(() => new Set(data?.map(({ date }) => date)), [data]);
  return useCallback((date: string) => days.has(date), [days]);
};
