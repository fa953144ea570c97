import type { EventHead } from '@mullion/contracts';

/** At least one event; of several all are of one kind and one company. */
export type EventRun<E> = readonly [E, ...E[]];

/** Events in their order, those that follow one another and may be handled together in one run. */
export const eventRuns = <E extends Pick<EventHead, 'subject' | 'company_id'>>(
  events: readonly E[],
  isTogether: (subject: string) => boolean,
): readonly EventRun<E>[] => {
  const runs: [E, ...E[]][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (
      last &&
      last[0].subject === event.subject &&
      last[0].company_id === event.company_id &&
      isTogether(event.subject)
    )
      last.push(event);
    else runs.push([event]);
  }
  return runs;
};
