import { isComparisonDue } from './comparison-due';

const at = (text: string): Date => new Date(`2026-11-${text}:00Z`);

describe('when a copy is compared', () => {
  it.each([
    ['never compared', null, '22T12:00', true],
    ['in the night after the last one', '21T02:00', '22T02:00', true],
    ['not twice in one night', '22T00:30', '22T03:30', false],
    ['not by day', '21T02:00', '22T12:00', false],
    ['by day when a night was missed', '20T02:00', '22T12:00', true],
  ])('%s', (_name, last, now, due) => {
    expect(isComparisonDue(last === null ? null : at(last), at(now))).toBe(due);
  });
});
