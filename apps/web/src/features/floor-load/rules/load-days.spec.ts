import { barOf, dayColumns, hoursOf, isOver, stackOf, type LoadCenter, type LoadDay } from './load-days';

const day = (over: Partial<LoadDay> = {}): LoadDay => ({
  day: '2026-11-20',
  limit: 480,
  demand: 240,
  planned: 240,
  orders: [],
  ...over,
});
const center = (days: readonly LoadDay[], max_load: number | null = 480): LoadCenter =>
  ({
    id: 1,
    code: '40',
    description: 'Dažymas',
    max_load,
    days,
    finish: null,
    unestimated: 0,
  }) as unknown as LoadCenter;

describe('the days of the load', () => {
  it('BEY-16 weekends are one slit, closed days are named, days on which somebody works stand', () => {
    const closed = [
      { day: '2026-11-21', reason: '' },
      { day: '2026-11-22', reason: '' },
      { day: '2026-11-24', reason: 'Inventorizacija' },
    ];
    const columns = dayColumns({ today: '2026-11-20', closed, centers: [] }, 1);
    expect(columns.map(({ day: of, kind }) => `${of.slice(8)} ${kind}`)).toEqual([
      '20 work',
      '21 off',
      '23 work',
      '24 closed',
      '25 work',
      '26 work',
    ]);
    const saturday = center([day({ day: '2026-11-21', demand: 60 })]);
    expect(dayColumns({ today: '2026-11-20', closed, centers: [saturday] }, 1)[1]).toMatchObject({
      day: '2026-11-21',
      kind: 'work',
    });
  });

  it('BEY-16a a bar stands on its limit, and what is above it is drawn apart', () => {
    const full = day({ demand: 600 });
    const bar = barOf(full, center([full]));
    expect(isOver(full)).toBe(true);
    expect(bar.fits).toBeCloseTo(bar.limit ?? 0);
    expect(bar.over).toBeGreaterThan(0);
    expect(bar.fits + bar.over).toBeLessThanOrEqual(1);
    expect(barOf(day({ limit: null, demand: 90 }), center([day({ demand: 90 })], null))).toEqual({
      fits: 1,
      over: 0,
      limit: null,
    });
    expect(barOf(undefined, center([]))).toMatchObject({ fits: 0, over: 0, limit: 0.7 });
  });

  it('BEY-16 the latest deliveries are what does not fit', () => {
    const orders = [
      { order_id: 1, minutes: 300 },
      { order_id: 2, minutes: 300 },
    ] as unknown as LoadDay['orders'];
    const dates: Record<number, string> = { 1: '2026-12-15', 2: '2026-12-01' };
    expect(stackOf(day({ demand: 600, orders }), (id) => dates[id] ?? null)).toEqual([
      { orderId: 2, minutes: 300, over: 0, reachesLimit: false },
      { orderId: 1, minutes: 300, over: 120, reachesLimit: true },
    ]);
  });

  it('hours are whole from ten on', () => {
    expect([hoursOf(0), hoursOf(90), hoursOf(605), hoursOf(1000)]).toEqual([0, 1.5, 10, 17]);
  });
});
