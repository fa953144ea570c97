import { isoDay } from '../calendar';
import type { Floor, FloorCenter, FloorOrder, FloorStep } from '../floor';

/** Monday to Friday, eight hours. */
export const workingWeek = { hours: [8, 8, 8, 8, 8, 0, 0], closed: new Map<string, string>() };
export const MONDAY = '2026-11-23';

export const center = (id: number, over: Partial<FloorCenter> = {}): FloorCenter => ({
  id,
  code: String(id),
  maxLoad: 480,
  dependsOn: [],
  awaitsRelease: true,
  calendar: workingWeek,
  ...over,
});
export const order = (
  id: number,
  minutes: Readonly<Record<number, number>>,
  over: Partial<FloorOrder> = {},
): FloorOrder => ({
  id,
  deliveryDate: '2026-12-04',
  release: null,
  steps: Object.entries(minutes).map(([centerId, of]): FloorStep => ({
    centerId: Number(centerId),
    minutes: of,
    unestimated: 0,
  })),
  ...over,
});

/** Same seed, same floor. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A factory of so many work centers, one after some of those before it, and so many orders on their way. */
export const randomFloor = (seed: number, orders: number, centers: number): Floor => {
  const random = randomOf(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const made = Array.from({ length: centers }, (_value, at) =>
    center(at + 1, {
      maxLoad: 200 + upTo(1000),
      dependsOn: at === 0 ? [] : [...new Set([at, 1 + upTo(at)])],
    }),
  );
  const first = Date.parse(`${MONDAY}T00:00:00Z`) / 86_400_000;
  return {
    today: MONDAY,
    centers: made,
    orders: Array.from({ length: orders }, (_value, at) => {
      const done = upTo(centers);
      const steps = made.slice(done).filter(() => random() < 0.85);
      return {
        id: at + 1,
        deliveryDate: random() < 0.1 ? null : isoDay(first + upTo(60)),
        release: random() < 0.2 ? isoDay(first + upTo(20)) : null,
        steps: steps.map(({ id }) => ({ centerId: id, minutes: upTo(400), unestimated: 0 })),
      };
    }),
  };
};
