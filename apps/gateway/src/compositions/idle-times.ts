import type { OrderMoment } from '@mullion/contracts';

interface Span {
  readonly from: string;
  readonly to: string;
}
export interface IdleTimes {
  /** Oldest first; `gap`: in which nothing happened before it. */
  readonly moments: readonly { readonly moment: OrderMoment; readonly gap: Span | null }[];
  /** Since the last thing ended; null while something goes on, or nothing is to come. */
  readonly last: Span | null;
}

/**
 * Where an order stood: whatever is between the end of everything before and the next beginning. `isOver`: nothing more
 * is to come.
 */
export const idleTimesOf = (moments: readonly OrderMoment[], now: string, isOver: boolean): IdleTimes => {
  const sorted: { moment: OrderMoment; gap: Span | null }[] = [];
  let end = '';
  for (const moment of moments.toSorted((a, b) => a.at.localeCompare(b.at))) {
    sorted.push({ moment, gap: end !== '' && end < moment.at ? { from: end, to: moment.at } : null });
    const ended = moment.open ? now : (moment.to ?? moment.at);
    if (ended > end) end = ended;
  }
  return { moments: sorted, last: isOver || end === '' || end >= now ? null : { from: end, to: now } };
};
