import type { WorkingCalendar } from '@mullion/floor-schedule';

interface Hours {
  /** 0: the company. */
  readonly work_center_id: number;
  readonly hours: readonly number[];
}
interface Closed {
  readonly work_center_id: number;
  readonly day: string;
  readonly reason: string;
}

/**
 * The calendar of each work center: its own hours, else the company's, without the days on which it or the company is
 * closed. Null: nobody has set any hours.
 */
export const workingCalendars = (
  centerIds: readonly number[],
  hours: readonly Hours[],
  closed: readonly Closed[],
): ReadonlyMap<number, WorkingCalendar | null> => {
  const company = hours.find(({ work_center_id }) => work_center_id === 0)?.hours ?? null;
  const closedOf = (id: number): Map<string, string> =>
    new Map(
      closed
        .filter(({ work_center_id }) => work_center_id === id || work_center_id === 0)
        .map(({ day, reason }) => [day, reason]),
    );
  return new Map(
    centerIds.map((id) => {
      const own = hours.find(({ work_center_id }) => work_center_id === id)?.hours ?? company;
      return [id, own && { hours: own, closed: closedOf(id) }];
    }),
  );
};
