import { dayNumber, isoDay } from './calendar';
import type { Floor, FloorSchedule } from './floor';
import { scheduleFloor } from './schedule-floor';
import { center, MONDAY, order, workingWeek } from './testing/floors';

const finishes = (schedule: FloorSchedule): (string | null)[] => schedule.orders.map(({ finish }) => finish);
const floor = (over: Partial<Floor>): Floor => ({
  today: MONDAY,
  centers: [center(1), center(2, { dependsOn: [1] })],
  orders: [],
  ...over,
});

describe('the forward pass', () => {
  it('BEY-16 finishes work when the days have room for it, on working days only', () => {
    const orders = [order(1, { 1: 480, 2: 480 }), order(2, { 1: 480, 2: 480 }), order(3, { 1: 2400 })];
    const schedule = scheduleFloor(floor({ orders }));
    // the third has all of its work at the first center and is due with the others: it comes last there, and over the
    // weekend
    expect(finishes(schedule)).toEqual(['2026-11-24', '2026-11-25', '2026-12-01']);
    expect(schedule.centers[0]).toMatchObject({ finish: '2026-12-01', unestimated: 0 });
    expect(schedule.centers[0]?.days.map(({ day }) => day)).not.toContain('2026-11-28');
  });

  it('closes on holidays, and takes a short day for what it is', () => {
    const calendar = { hours: [8, 8, 8, 8, 4, 0, 0], closed: new Map([['2026-11-24', 'Inventorizacija']]) };
    const schedule = scheduleFloor(
      floor({ centers: [center(1, { calendar })], orders: [order(1, { 1: 480 * 3 + 240 })] }),
    );
    expect(finishes(schedule)).toEqual(['2026-11-27']);
    expect(schedule.centers[0]?.days.map(({ day, limit }) => [day, limit])).toEqual([
      ['2026-11-23', 480],
      ['2026-11-25', 480],
      ['2026-11-26', 480],
      ['2026-11-27', 240],
    ]);
  });

  it('says why an order is late: whose queue, since when it may begin, or its own work', () => {
    const early = { deliveryDate: MONDAY };
    const behind = scheduleFloor(floor({ orders: [order(1, { 1: 480 * 4 }, early), order(2, { 1: 60 }, early)] }));
    expect(behind.orders[1]).toMatchObject({
      id: 2,
      finish: '2026-11-27',
      late: true,
      reason: { kind: 'center_full', centerId: 1, until: '2026-11-27' },
    });
    expect(behind.orders[0]).toMatchObject({ late: true, reason: { kind: 'work', centerId: 1 } });
    const released = scheduleFloor(floor({ orders: [order(1, { 1: 60 }, { ...early, release: '2026-11-30' })] }));
    expect(released.orders[0]).toMatchObject({
      finish: '2026-11-30',
      reason: { kind: 'released_late', from: '2026-11-30' },
    });
  });

  it('prepares an order before what it waits for is there, and makes it from then on', () => {
    const centers = [center(1, { awaitsRelease: false }), center(2, { dependsOn: [1] })];
    const orders = [order(1, { 1: 240, 2: 240 }, { release: '2026-11-26', deliveryDate: '2026-11-25' })];
    const [found] = scheduleFloor(floor({ centers, orders })).orders;
    expect(found).toMatchObject({
      finish: '2026-11-26',
      late: true,
      reason: { kind: 'released_late', from: '2026-11-26' },
    });
    expect(found?.steps.map(({ centerId, begin }) => [centerId, begin.day])).toEqual([
      [1, MONDAY],
      [2, '2026-11-26'],
    ]);
  });

  it('gives no date where one would be a guess: without a calendar, without an estimate', () => {
    const orders = [order(1, { 1: 60, 2: 60 }), order(2, { 1: 60 })];
    const [first, second] = scheduleFloor(
      floor({ centers: [center(1), center(2, { calendar: null })], orders }),
    ).orders;
    expect(first).toMatchObject({ finish: null, reason: { kind: 'no_calendar', centerId: 2 } });
    expect(second).toMatchObject({ finish: MONDAY, reason: null });
    const unestimated = { ...order(3, { 1: 60 }), steps: [{ centerId: 1, minutes: 60, unestimated: 2 }] };
    const schedule = scheduleFloor(floor({ orders: [unestimated] }));
    expect(schedule.orders[0]).toMatchObject({ finish: null, reason: { kind: 'unestimated', operations: 2 } });
    expect(schedule.centers[0]).toMatchObject({ unestimated: 2, days: [{ planned: 60 }] });
    const never = { hours: [0, 0, 0, 0, 0, 0, 0], closed: new Map<string, string>() };
    expect(
      scheduleFloor(floor({ centers: [center(1, { calendar: never })], orders: [order(1, { 1: 5 })] })).orders[0]
        ?.reason?.kind,
    ).toBe('no_calendar');
  });

  it('BEY-36a BEY-16 says when each step is done, and leaves out what follows work that nobody has estimated', () => {
    const orders = [
      order(1, { 1: 240, 2: 480 }),
      {
        ...order(2, { 1: 120, 2: 60 }),
        steps: [...order(2, { 1: 120 }).steps, { centerId: 2, minutes: 60, unestimated: 1 }],
      },
    ];
    const [first, second] = scheduleFloor(floor({ orders })).orders;
    expect(first?.steps).toEqual([
      { centerId: 1, begin: { day: MONDAY, part: 0 }, end: { day: MONDAY, part: 0.5 } },
      { centerId: 2, begin: { day: MONDAY, part: 0.5 }, end: { day: '2026-11-24', part: 0.5 } },
    ]);
    expect(second?.steps).toEqual([
      { centerId: 1, begin: { day: MONDAY, part: 0.5 }, end: { day: MONDAY, part: 0.75 } },
    ]);
  });

  it('shows what is asked for above the limit, and plans none of it there', () => {
    const schedule = scheduleFloor(floor({ orders: [order(1, { 1: 400 }), order(2, { 1: 300 })] }));
    const [today, next] = schedule.centers[0]?.days ?? [];
    expect(today).toMatchObject({
      limit: 480,
      planned: 480,
      demand: [
        { orderId: 1, minutes: 400 },
        { orderId: 2, minutes: 300 },
      ],
    });
    expect(next).toMatchObject({ planned: 220, demand: [] });
  });

  it('lets nobody wait where no limit is set', () => {
    const centers = [center(1, { maxLoad: null })];
    expect(finishes(scheduleFloor(floor({ centers, orders: [order(1, { 1: 480 }), order(2, { 1: 480 })] })))).toEqual([
      MONDAY,
      MONDAY,
    ]);
  });
});

/**
 * Flow shops of E. Taillard, "Benchmarks for basic scheduling problems", EJOR 64 (1993): processing times by his
 * generator. Twenty jobs at five machines, the first of them: best known and proved makespan 1278.
 */
describe('against published flow shops', () => {
  const [JOBS, MACHINES, SEED, OPTIMUM] = [20, 5, 873_654_221, 1278];
  const times = (() => {
    let state = SEED;
    const next = (): number => {
      const k = Math.floor(state / 127_773);
      state = 16_807 * (state % 127_773) - k * 2_836;
      if (state < 0) state += 2_147_483_647;
      return 1 + Math.floor((state / 2_147_483_647) * 99);
    };
    return Array.from({ length: MACHINES }, () => Array.from({ length: JOBS }, next));
  })();
  const DAY = 1440;
  const always = { hours: [24, 24, 24, 24, 24, 24, 24], closed: new Map<string, string>() };
  const timeOf = (machine: number, job: number): number => times[machine]?.[job] ?? 0;

  /** The textbook recurrence of a permutation, as a check written apart. */
  const makespan = (sequence: readonly number[]): number => {
    const ends = Array<number>(MACHINES).fill(0);
    for (const job of sequence)
      for (let machine = 0; machine < MACHINES; machine++)
        ends[machine] =
          Math.max(ends[machine] ?? 0, machine === 0 ? 0 : (ends[machine - 1] ?? 0)) + timeOf(machine, job);
    return ends.at(-1) ?? 0;
  };
  /** One minute of the benchmark is one day here, so that finishing days are makespans. */
  const byPass = (sequence: readonly number[]): number => {
    const centers = times.map((_row, machine) =>
      center(machine + 1, { calendar: always, maxLoad: DAY, dependsOn: machine === 0 ? [] : [machine] }),
    );
    const orders = sequence.map((job, at) =>
      order(at + 1, Object.fromEntries(times.map((_row, machine) => [machine + 1, timeOf(machine, job) * DAY])), {
        deliveryDate: null,
      }),
    );
    const { orders: done } = scheduleFloor({ today: MONDAY, centers, orders });
    return Math.max(...done.map(({ finish }) => dayNumber(finish ?? ''))) - dayNumber(MONDAY) + 1;
  };
  /** Nawaz, Enscore and Ham (1983): the longest job first, each where it costs least. */
  const neh = (): number[] => {
    const total = (job: number): number => times.reduce((sum, row) => sum + (row[job] ?? 0), 0);
    const jobs = Array.from({ length: JOBS }, (_value, at) => at).sort((a, b) => total(b) - total(a));
    let sequence: number[] = [];
    for (const job of jobs) {
      const tries = Array.from({ length: sequence.length + 1 }, (_value, at) => [
        ...sequence.slice(0, at),
        job,
        ...sequence.slice(at),
      ]);
      sequence = tries.reduce((best, one) => (makespan(one) < makespan(best) ? one : best));
    }
    return sequence;
  };

  it('the generator gives the published times', () => {
    expect(times[0]?.slice(0, 5)).toEqual([54, 83, 15, 71, 77]);
  });

  it('is as long as the textbook says of a sequence, and never shorter than the proved optimum', () => {
    const asGiven = Array.from({ length: JOBS }, (_value, at) => at);
    for (const sequence of [asGiven, [...asGiven].reverse(), neh()]) {
      expect(byPass(sequence)).toBe(makespan(sequence));
      expect(makespan(sequence)).toBeGreaterThanOrEqual(OPTIMUM);
    }
    // NEH's published result for this instance
    expect(byPass(neh())).toBe(1286);
  });
});

it('counts days as the calendar does', () => {
  expect(isoDay(dayNumber('2028-02-29'))).toBe('2028-02-29');
  expect(workingWeek.hours).toHaveLength(7);
});
