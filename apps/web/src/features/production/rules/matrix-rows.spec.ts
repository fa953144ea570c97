import type { ProductionCenter, ProductionOrder } from '@mullion/contracts';
import { centerSums, changedOrders, matrixRows } from './matrix-rows';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();
const centers = [40, 50].map((id) => ({
  id,
  code: String(id),
  description: '',
  preperation: false,
  deleted: false,
})) as ProductionCenter[];
const box = (id: number, over: object = {}) => ({
  ...{
    work_center_id: id,
    state: 'uncompleted',
    total: 4,
    completed: 1,
    started: 0,
    problems: 0,
    ready: 1,
    since: ago(1),
  },
  ...over,
});
const order = (id: number, since: string | null, boxes: object[], customer = 'UAB Šviesa'): ProductionOrder =>
  ({
    id,
    number: `26-000${id}`,
    customer,
    boxes,
    stands: since && { work_center_id: 40, since },
  }) as unknown as ProductionOrder;

const orders = [
  order(1, ago(2), [box(40), box(50, { state: 'failed', problems: 1 })]),
  order(2, ago(80), [box(40, { since: ago(80) })], 'Trä & Glas AB'),
  order(3, null, []),
];
const everything = { filter: '', sort: 'date', onlyProblems: false } as const;
const ids = (view: object) => matrixRows(orders, centers, { ...everything, ...view }, now).map((row) => row.order.id);

describe('rows of the matrix', () => {
  it('PRO-01a are in the order of the server, or by what stands longest, and those that stand nowhere last', () => {
    expect(ids({})).toEqual([1, 2, 3]);
    expect(ids({ sort: 'standing' })).toEqual([2, 1, 3]);
  });

  it('PRO-01a are found by number or customer without regard to case and marks, and to problems only', () => {
    expect(ids({ filter: 'sviesa' })).toEqual([1, 3]);
    expect(ids({ filter: 'TRA & ' })).toEqual([2]);
    expect(ids({ filter: '0003' })).toEqual([3]);
    expect(ids({ onlyProblems: true })).toEqual([1]);
  });

  it('PRO-01a have a cell for every work center, and sums of what is left and stands', () => {
    const rows = matrixRows(orders, centers, everything, now);
    expect(rows.map(({ cells }) => cells.map(({ glyph }) => glyph))).toEqual([
      ['working', 'problem'],
      ['threeDays', 'none'],
      ['none', 'none'],
    ]);
    expect(centerSums(rows, centers)).toEqual([
      { left: 6, stuck: 1 },
      { left: 3, stuck: 1 },
    ]);
  });

  it('PRO-01d changed when a box did; an order that was not there before has not', () => {
    const [first, second, third] = orders as [ProductionOrder, ProductionOrder, ProductionOrder];
    const next = { ...first, boxes: [] };
    expect(changedOrders([first, second], [next, second, third])).toEqual([1]);
  });
});
