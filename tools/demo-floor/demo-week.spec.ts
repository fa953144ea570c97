import { buildingTruck, fullTruck, seaTruck, townOf, weekFile } from './demo-week';
import { workingDay } from './working-day';

describe('the week of the demo factory', () => {
  it.each([
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-26', 4, '2026-12-02'],
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-29', 1, '2026-12-01'],
  ])('counts working days: %s and %i more', (from, after, day) => {
    expect(workingDay(from, after)).toBe(day);
  });

  it('names the towns of its stops, and every order once', () => {
    const orders = [fullTruck, seaTruck, buildingTruck].flatMap((truck) => truck.orders);
    expect(orders.map(({ address }) => townOf(address))).toEqual([
      'Stockholm',
      'Västerås',
      'Oslo',
      'Bergen',
      'Kaunas',
      'Klaipėda',
      'Vilnius',
    ]);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  });

  it('is a file to import, a row for each size', () => {
    const [head, first, ...rest] = weekFile(fullTruck).trim().split('\n');
    expect(head?.split(';')).toHaveLength(11);
    expect(first).toMatch(
      /^\d\d-0301;Mälarfönster AB;"Warfvinges väg 32, 112 51 Stockholm, SE";L1;Medinis langas 92;1;1460;1400;92;68\.5;14$/,
    );
    expect(rest).toHaveLength(21);
  });
});
