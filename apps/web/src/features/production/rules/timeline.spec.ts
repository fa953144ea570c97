import type { OrderProgress } from '@mullion/contracts';
import { timelineAxis, timelineBars, undated } from './timeline';

const local = (day: number, hour = 0): number => new Date(2026, 10, day, hour).getTime();
const iso = (day: number, hour: number): string => new Date(local(day, hour)).toISOString();
const now = local(20, 12);
const done = (work_center_id: number, end: string, over: object = {}) => ({
  ...{
    work_center_id,
    round: 1,
    status: 2,
    start_time: null,
    end_time: end,
    trouble: null,
    amount: 60,
    changed_at: end,
  },
  ...over,
});
const progress = (operations: object[], steps: object[] = []): OrderProgress =>
  ({
    order: { delivery_date: '2026-11-26' },
    centers: [
      { id: 40, code: '40', before: [] },
      { id: 50, code: '50', before: [40] },
    ],
    products: [{ position: '1', operations }],
    plan: { finish: null, late: false, reason: null, steps },
  }) as unknown as OrderProgress;

describe("BEY-36a an order's time", () => {
  it('goes from the day of the first work to delivery', () => {
    const axis = timelineAxis(progress([done(40, iso(17, 10))]), now);
    expect(axis.ticks.map(({ date }) => date)).toEqual(
      ['17', '18', '19', '20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`),
    );
    expect(axis.today).toBeCloseTo(0.35);
    expect(axis.delivery).toBeCloseTo(0.9);
  });

  it('has a bar for what was done, also again, and for what stands by a problem; bars that meet stand under one another', () => {
    const given = progress([
      done(40, iso(17, 10)),
      done(50, iso(17, 11), { start_time: iso(17, 9) }),
      done(40, iso(19, 10), { round: 2 }),
      done(50, '', { round: 2, status: 3, end_time: null, trouble: { kind: 'problem', at: iso(20, 0) } }),
    ]);
    const bars = timelineBars(given.products[0]!, [], timelineAxis(given, now), now, 2);
    expect(bars.map(({ state, lane }) => `${state} ${lane}`)).toEqual(['done 0', 'done 1', 'returned 0', 'problem 0']);
    expect(bars[0]).toMatchObject({ from: local(17, 9), to: local(17, 10) });
    // an hour of ten days is as long as an hour
    expect(bars[0]?.width).toBeCloseTo(1 / 240, 5);
    expect(bars[3]?.width).toBeCloseTo(0.05);
  });

  it('BEY-36a has the code of a short bar beside it, on the side that has room, and nothing else there', () => {
    const given = progress([done(40, iso(17, 10)), done(50, iso(17, 16), { start_time: iso(17, 14) })]);
    const [first, second] = timelineBars(given.products[0]!, [], timelineAxis(given, now), now, 6);
    expect([first, second].map((bar) => [bar?.code, bar?.lane])).toEqual([
      ['right', 0],
      ['right', 1],
    ]);
    const late = {
      ...progress([done(50, iso(20, 23), { start_time: iso(20, 22) })]),
      order: { delivery_date: null },
    } as OrderProgress;
    expect(timelineBars(late.products[0]!, [], timelineAxis(late, now), now, 6)[0]?.code).toBe('left');
    const long = progress([done(40, iso(20, 10), { start_time: iso(17, 6) })]);
    expect(timelineBars(long.products[0]!, [], timelineAxis(long, now), now, 6)[0]?.code).toBe('inside');
  });

  it('BEY-36a has a bar for what is planned, after now and behind the delivery date too; what nobody can date is named', () => {
    const open = { status: 0, end_time: null };
    const step = { work_center_id: 50, begin: { day: '2026-11-20', part: 0 }, end: { day: '2026-11-30', part: 0.5 } };
    const given = progress([done(40, iso(17, 10)), done(50, '', open)], [step]);
    const axis = timelineAxis(given, now);
    expect(axis.ticks.at(-1)?.date).toBe('2026-11-30');
    const bars = timelineBars(given.products[0]!, given.plan.steps, axis, now, 2);
    expect(bars.map(({ state, centerId, from, to }) => [state, centerId, from, to]).at(-1)).toEqual([
      'planned',
      50,
      now,
      local(30, 12),
    ]);
    expect(undated(given.products[0]!, given)).toEqual([]);
    const unplanned = { ...given, plan: { ...given.plan, steps: [] } };
    expect(undated(given.products[0]!, unplanned)).toEqual(['50']);
    const reversed = progress([done(50, '', open), done(40, '', open)]);
    const centers = reversed.centers.map((center) => ({
      ...center,
      before: center.id === 40 ? [50] : [],
    })) as typeof reversed.centers;
    expect(undated(reversed.products[0]!, { ...reversed, centers })).toEqual(['50', '40']);
  });
});
