import type { CompanyId } from '@mullion/contracts';
import { eventRuns } from './event-runs';

const event = (subject: string, company_id: number, position: number) => ({
  subject,
  company_id: company_id as CompanyId,
  position,
});
const positions = (runs: readonly (readonly { readonly position: number }[])[]) =>
  runs.map((run) => run.map(({ position }) => position));

describe('events that are applied together', () => {
  it('are handled as one while kind and company stay the same, in their order', () => {
    const events = [
      event('a', 1, 1),
      event('a', 1, 2),
      event('b', 1, 3),
      event('a', 1, 4),
      event('a', 2, 5),
      event('a', 2, 6),
    ];
    expect(positions(eventRuns(events, () => true))).toEqual([[1, 2], [3], [4], [5, 6]]);
  });

  it('are handled one after the other where a handler takes one', () => {
    const events = [event('a', 1, 1), event('a', 1, 2), event('b', 1, 3), event('b', 1, 4)];
    expect(positions(eventRuns(events, (subject) => subject === 'b'))).toEqual([[1], [2], [3, 4]]);
  });
});
