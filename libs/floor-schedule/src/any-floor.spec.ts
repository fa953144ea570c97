import type { FloorSchedule } from './floor';
import { allBefore, inWorkingOrder } from './graph';
import { scheduleFloor } from './schedule-floor';
import { randomFloor } from './testing/floors';

const finishes = (schedule: FloorSchedule): (string | null)[] => schedule.orders.map(({ finish }) => finish);

describe('any floor', () => {
  const seeds = Array.from({ length: 40 }, (_value, at) => at + 1);

  it.each(seeds)(
    '%i: no day is above its limit, all work is done once, and no step before those it depends on',
    (seed) => {
      const given = randomFloor(seed, 60, 7);
      const schedule = scheduleFloor(given);
      for (const { days } of schedule.centers)
        for (const { limit, planned } of days) expect(planned).toBeLessThanOrEqual((limit ?? Infinity) + 1e-6);
      for (const one of schedule.centers) {
        const asked = given.orders.flatMap(({ steps }) => steps).filter((step) => step.centerId === one.id);
        const minutes = asked.reduce((sum, step) => sum + step.minutes, 0);
        expect(one.days.reduce((sum, { planned }) => sum + planned, 0)).toBeCloseTo(minutes, 4);
        expect(one.days.flatMap(({ demand }) => demand).reduce((sum, part) => sum + part.minutes, 0)).toBeCloseTo(
          minutes,
          4,
        );
      }
      const before = allBefore(inWorkingOrder(given.centers));
      for (const one of given.orders) {
        const uncut = schedule.orders.find(({ id }) => id === one.id)?.finish ?? '';
        // without its last steps an order is finished no later
        const shorter = {
          ...one,
          steps: one.steps.filter(({ centerId }) => one.steps.some((step) => before.get(step.centerId)?.has(centerId))),
        };
        const cut = scheduleFloor({ ...given, orders: [shorter] }).orders[0]?.finish ?? '';
        expect(cut <= uncut).toBe(true);
      }
    },
  );

  it.each(seeds)('%i: more capacity makes no order later', (seed) => {
    const given = randomFloor(seed, 60, 7);
    const more = {
      ...given,
      centers: given.centers.map((one) =>
        one.id === (seed % 7) + 1 ? { ...one, maxLoad: (one.maxLoad ?? 0) * 1.5 } : one,
      ),
    };
    const [before, after] = [finishes(scheduleFloor(given)), finishes(scheduleFloor(more))];
    expect(after.filter((finish, at) => (finish ?? '') > (before[at] ?? ''))).toEqual([]);
  });

  it('is the same again for the same input, whatever the sequence it is given in', () => {
    const given = randomFloor(7, 80, 9);
    const turned = { ...given, orders: [...given.orders].reverse(), centers: [...given.centers].reverse() };
    const byId = (schedule: FloorSchedule) => [...schedule.orders].sort((a, b) => a.id - b.id);
    expect(byId(scheduleFloor(turned))).toEqual(byId(scheduleFloor(given)));
    expect(scheduleFloor(given)).toEqual(scheduleFloor(given));
  });
});
