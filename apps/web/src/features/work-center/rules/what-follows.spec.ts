import {
  operationStatus,
  type CenterStop,
  type CenterOrder,
  type CenterProduct,
  type WorkCenterId,
} from '@mullion/contracts';
import { completionOf, isProblemAlready, targetsOf } from './what-follows';

const { waiting, completed, problem } = operationStatus;
const center = (id: number, ...depends_on: number[]) =>
  ({ id, code: String(id), description: '', preperation: false, deleted: id === 45, depends_on }) as CenterStop;
const centers = [center(40), center(45), center(50, 40), center(80, 50)];
const product = (id: number, over: object = {}) =>
  ({
    ...{ product_id: id, order_id: 1, operation_status: waiting, ready: true, awaits: [], next: [80] },
    way: [
      { work_center_id: 40, status: completed },
      { work_center_id: 50, status: waiting },
    ],
    ...over,
  }) as unknown as CenterProduct;
const orders = [{ order_id: 1, order: '26-0001', done: 3, count: 9 }] as unknown as CenterOrder[];

describe('completing products', () => {
  it('WCP-02a names order, count and next work center; what waits for others stays', () => {
    const found = completionOf(
      [
        product(1),
        product(2, { next: [] }),
        product(3, { ready: false }),
        product(4, { ready: false, operation_status: completed }),
      ],
      orders,
      centers,
    );
    expect(found.products.map((one) => one.product_id)).toEqual([1, 2]);
    expect(found).toMatchObject({ waiting: 1, orders: [{ done: 5 }], next: [{ center: { code: '80' }, count: 1 }] });
  });
});

describe('returning products', () => {
  it('WCP-02c goes only to lower codes where all of them were, and says what is done again', () => {
    const targets = targetsOf(50 as WorkCenterId, [product(1), product(2)], centers);
    expect(targets.map(({ center: { code }, isPossible, operations }) => [code, isPossible, operations])).toEqual([
      ['40', true, 2],
    ]);
    expect(targetsOf(50 as WorkCenterId, [product(1), product(2, { way: [] })], centers)[0]?.isPossible).toBe(false);
    expect(targetsOf(40 as WorkCenterId, [product(1)], centers)).toEqual([]);
  });
});

describe('commenting on products', () => {
  it('WCP-02b is a problem below 3 and only a comment at 3', () => {
    expect([isProblemAlready([product(1)]), isProblemAlready([product(1, { operation_status: completed })])]).toEqual([
      false,
      false,
    ]);
    expect(isProblemAlready([product(1, { operation_status: problem })])).toBe(true);
    expect(isProblemAlready([product(1, { operation_status: problem }), product(2)])).toBe(false);
  });
});
