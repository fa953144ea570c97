import { centersBefore, operationStatus, orderStatus, type GraphCenter } from '@mullion/contracts';
import { demoRules, demoWorkCenters } from './demo-centers';
import { demoFloor } from './demo-floor';
import type { DemoProduct } from './demo-standing';
import type { DemoEvent, OperationLife } from './operation-life';
import { workingMinutesBefore } from './working-time';

const centers: GraphCenter[] = demoWorkCenters.map(([code, , , preperation, before], at) => ({
  id: at + 1,
  code,
  preperation,
  deleted: false,
  depends_on: before.map((one) => demoWorkCenters.findIndex(([other]) => other === one) + 1),
}));
const types = ['Medinis langas 78', 'PVC langas 76', 'PVC priedas 30', 'Medinis stumdomų durų blokas 194'];
const statuses = [4, 4, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 7, 8, 8, 10];
const products: DemoProduct[] = statuses.flatMap((order_status, order) =>
  Array.from({ length: 6 + ((order * 5) % 17) }, (_one, at) => ({
    ...{
      id: (order + 1) * 100 + at,
      order_id: order + 1,
      number: `26-01${order}`,
      type: types[order % 3 === 0 ? 0 : at % 4] ?? null,
    },
    ...{ width: 1200, height: 1400, status: order_status >= 8 || (order_status === 7 && at % 2) ? 8 : 6, order_status },
    delivery_date: `2026-12-${String(28 - order).padStart(2, '0')}`,
  })),
);
const now = new Date('2026-11-23T08:30:00Z');
const input = {
  ...{
    now,
    centers,
    products,
    rules: demoRules(types, (code) => (demoWorkCenters.findIndex(([one]) => one === code) + 1) as never),
  },
  ...{ worker: { id: 6, name: 'Darius' }, planner: { id: 3, name: 'Paulius' } },
};
const floor = demoFloor(input);
const counted = (lives: readonly OperationLife[]) => {
  const last = new Map<number, OperationLife>();
  for (const life of lives) if (life.status !== operationStatus.cancelled) last.set(life.work_center_id, life);
  return [...last.values()];
};
const ofProduct = (id: number) => floor.filter(({ operation }) => operation.product_id === id);

describe('the floor of the demo factory', () => {
  it('has nine work centers, two of them preparation, by rising codes', () => {
    const codes = demoWorkCenters.map(([code]) => code);
    expect([codes.length, demoWorkCenters.filter(([, , , preperation]) => preperation).length]).toEqual([9, 2]);
    expect([...codes].sort()).toEqual(codes);
    for (const [code, , , , before] of demoWorkCenters) for (const one of before) expect(one < code).toBe(true);
  });

  it('has operations in every state at every work center, and some in a second round', () => {
    for (const { id, code } of centers) {
      const states = new Set(floor.filter(({ work_center_id }) => work_center_id === id).map(({ status }) => status));
      expect([code, [...states].sort()]).toEqual([code, [0, 1, 2, 3, 4]]);
    }
    expect(floor.filter(({ round }) => round === 2).length).toBeGreaterThan(3);
  });

  it('is the same every time', () => {
    expect(JSON.stringify(demoFloor(input))).toBe(JSON.stringify(floor));
  });

  it('tells for each operation one possible history of three weeks at most, in working time', () => {
    const impossible: DemoEvent[] = [];
    for (const life of floor) {
      let status = life.round === 1 ? operationStatus.waiting : operationStatus.cancelled;
      let before = 0;
      for (const event of life.events) {
        if (event.status_before !== status || event.at.getTime() < before || [0, 6].includes(event.at.getUTCDay()))
          impossible.push(event);
        [status, before] = [event.status_after as typeof status, event.at.getTime()];
      }
      expect(life.status).toBe(life.events.at(-1)?.status_after ?? operationStatus.waiting);
      expect(life.version).toBe(
        1 + life.events.filter(({ kind, status_before }) => kind !== 'returned' || status_before !== 4).length,
      );
      expect(before).toBeLessThanOrEqual(now.getTime());
      expect(life.changed_at.getTime()).toBeGreaterThan(now.getTime() - 23 * 86_400_000);
    }
    expect(impossible).toEqual([]);
    expect(Math.min(...floor.map(({ changed_at }) => changed_at.getTime()))).toBeLessThan(
      now.getTime() - 17 * 86_400_000,
    );
  });

  it('begins nothing before what comes before it is complete', () => {
    for (const { id } of products) {
      const own = ofProduct(id);
      for (const life of own.filter(({ state, round }) => round === 1 && (state.start_time ?? state.end_time))) {
        const began = life.state.start_time ?? (life.state.end_time as Date);
        for (const before of centersBefore(centers, life.work_center_id)) {
          const earlier = own.find(
            (one) => one.work_center_id === before && one.round === 1 && one.status !== operationStatus.cancelled,
          );
          if (earlier) expect(earlier.state.end_time?.getTime()).toBeLessThanOrEqual(began.getTime());
        }
      }
    }
  });

  it('stands where the statuses of orders and products say', () => {
    const preparing = new Set(centers.filter(({ preperation }) => preperation).map(({ id }) => id));
    const isDone = ({ status }: OperationLife) => status === operationStatus.completed;
    statuses.forEach((status, at) => {
      const own = products
        .filter(({ order_id }) => order_id === at + 1)
        .map((product) => ({ product, lives: counted(ofProduct(product.id)) }));
      const preparation = own
        .flatMap(({ lives }) => lives)
        .filter(({ work_center_id }) => preparing.has(work_center_id));
      expect([status, preparation.every(isDone)]).toEqual([status, status !== orderStatus.inPreparation]);
      const made = own.filter(({ lives }) => lives.every(isDone)).length;
      expect([status, made]).toEqual([status, own.filter(({ product }) => product.status === 8).length]);
    });
  });

  it('works from Monday to Friday', () => {
    // a Monday, half past eight: an hour is left of what was worked since seven
    expect(workingMinutesBefore(now, 60).toISOString()).toBe('2026-11-23T07:30:00.000Z');
    expect(workingMinutesBefore(now, 240).toISOString()).toBe('2026-11-20T13:30:00.000Z');
    expect(workingMinutesBefore(new Date('2026-11-22T20:00:00Z'), 10).toISOString()).toBe('2026-11-20T13:50:00.000Z');
  });
});
