import { improvementsOf } from './improvement';

describe('what a suggestion makes better', () => {
  it('TRK-03 is said in the order in which it counts, whatever gets worse after it', () => {
    const figures = [
      { kind: 'stops', before: 2, after: 0 },
      { kind: 'length', before: 4000, after: 4200 },
      { kind: 'aside', before: 900, after: 100, least: 25 },
    ] as const;
    expect(improvementsOf(figures)).toEqual([
      { kind: 'stops', count: 2 },
      { kind: 'aside', before: 900, after: 100 },
    ]);
  });
  it('TRK-03 is nothing when the first difference is for the worse, or none counts', () => {
    expect(
      improvementsOf([
        { kind: 'errors', before: 0, after: 1 },
        { kind: 'length', before: 900, after: 800 },
      ]),
    ).toEqual([]);
    expect(
      improvementsOf([
        { kind: 'length', before: 900, after: 900 },
        { kind: 'middle', before: 30, after: 20, least: 20 },
      ]),
    ).toEqual([]);
  });
});
