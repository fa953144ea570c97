import { ageBars, ageName, mostOf } from './age-bars';

describe('bars of ages', () => {
  it('are as long as their units beside the most of all rows, and none where there are none', () => {
    expect(ageBars([10, 0, 5, 1], 40)).toEqual([
      { name: 'young', count: 10, width: 25 },
      { name: 'aging', count: 5, width: 12.5 },
      { name: 'late', count: 1, width: 5 },
    ]);
    expect(ageBars([0, 0, 0, 0], 0)).toEqual([]);
    expect(mostOf([{ ages: [1, 2, 3, 4] }, { ages: [0, 0, 0, 1] }])).toBe(10);
  });

  it('have the colours of four steps', () => {
    expect([30, 31, 60, 61, 90, 91].map(ageName)).toEqual(['young', 'middle', 'middle', 'aging', 'aging', 'late']);
  });
});
