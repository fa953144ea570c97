import { chartRows, mostInAWeek, type ProblemWeeks } from './problem-chart';

const weeks = ['2026-11-16', '2026-11-23'];
const data = {
  weeks,
  counts: [
    { week: weeks[0], work_center_id: 8, reason: 'glass', problems: 2, time_spent: 1 },
    { week: weeks[1], work_center_id: 8, reason: 'size', problems: 1, time_spent: 0.5 },
    { week: weeks[1], work_center_id: null, reason: 'glass', problems: 3, time_spent: 0 },
  ],
  work_centers: [{ id: 8, code: '50', description: 'Glazing' }],
} as unknown as ProblemWeeks;

describe('the chart of problems', () => {
  it('PRB-01a adds up by work center and by reason, those without one last', () => {
    expect(chartRows(data, 'center')).toEqual([
      { key: 8, weeks: [2, 1], total: 3, hours: 1.5 },
      { key: null, weeks: [0, 3], total: 3, hours: 0 },
    ]);
    expect(chartRows(data, 'reason')).toEqual([
      { key: 'glass', weeks: [2, 3], total: 5, hours: 1 },
      { key: 'size', weeks: [0, 1], total: 1, hours: 0.5 },
    ]);
    expect(mostInAWeek(chartRows(data, 'reason'))).toBe(3);
    expect(mostInAWeek([])).toBe(1);
  });
});
