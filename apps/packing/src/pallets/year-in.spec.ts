import { yearIn } from './number-counter.repository';

describe('the year of a pallet number', () => {
  it('is that of the company, not of the server', () => {
    const newYearInVilnius = new Date('2026-12-31T22:30:00Z');
    expect(yearIn('Europe/Vilnius', newYearInVilnius)).toBe(2027);
    expect(yearIn('Europe/London', newYearInVilnius)).toBe(2026);
  });
});
