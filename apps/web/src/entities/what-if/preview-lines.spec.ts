import type { ChangePreview } from '@mullion/contracts';
import {
  completionMoves,
  fitOfTruck,
  isQuiet,
  lateFinishes,
  movedFinishes,
  palletMoves,
  statusMoves,
  trucksThat,
} from './preview-lines';

const moved = (before: number, after: number) => ({ before: { status: before }, after: { status: after } });
const none = { total: 0, named: [] };
const quiet: ChangePreview = {
  orders: none,
  products: none,
  refused: [],
  pallets: none,
  trucks: none,
  finishes: none,
  mails: none,
};
const order = (id: number, before: string | null, after: string | null) =>
  ({
    id,
    before: { delivery_date: before },
    after: { delivery_date: after },
  }) as ChangePreview['orders']['named'][number];
const truck = (delivery_date: string | null, ...ids: number[]) =>
  ({ id: 1, delivery_date, order_ids: ids, ...moved(1, 1) }) as unknown as NonNullable<
    ChangePreview['trucks']
  >['named'][number];
const finish = (before: string | null, after: string | null, date: string | null) =>
  ({ before: { finish: before }, after: { finish: after, delivery_date: date } }) as NonNullable<
    ChangePreview['finishes']
  >['named'][number];

describe('what a change would touch, in lines', () => {
  it('BEY-12a counts the rows by the status and the date they get', () => {
    expect(statusMoves([moved(1, 6), moved(4, 6), moved(6, 6), moved(3, 2)])).toEqual([
      { status: 2, count: 1 },
      { status: 6, count: 2 },
    ]);
    const product = (before: string | null, after: string | null) => ({
      ...{ before: { status: 1, completion_date: before }, after: { status: 1, completion_date: after } },
    });
    expect(
      completionMoves([
        product(null, '2026-12-01'),
        product('2026-12-01', '2026-12-01'),
        product('2026-11-01', '2026-12-01'),
      ] as never),
    ).toEqual([{ date: '2026-12-01', count: 2 }]);
  });

  it('BEY-12a says which pallets get another name and whose list is outdated', () => {
    const facts = { status: 1, outdated: false, order_number: 'A', customer: 'B', address: 'C' };
    const pallet = (after: object) => ({ before: facts, after: { ...facts, ...after } }) as never;
    expect(
      palletMoves([pallet({}), pallet({ outdated: true }), pallet({ order_number: 'Z', outdated: true })]),
    ).toEqual({
      outdated: 2,
      renamed: 1,
    });
  });

  it('BEY-12a judges a truck by the earliest new date on it, and orders by the day the floor finishes them', () => {
    const orders = [
      order(1, '2026-12-01', '2026-12-05'),
      order(2, '2026-12-01', '2026-12-03'),
      order(3, '2026-12-01', '2026-12-01'),
    ];
    expect(fitOfTruck(truck('2026-12-04', 1, 2), orders)).toEqual({ date: '2026-12-03', kind: 'late', daysBefore: 0 });
    expect(fitOfTruck(truck('2026-12-04', 1), orders)).toEqual({ date: '2026-12-05', kind: 'in_time', daysBefore: 1 });
    expect([fitOfTruck(truck(null, 1), orders), fitOfTruck(truck('2026-12-04', 3), orders)]).toEqual([null, null]);
    const finishes = [finish('2026-12-01', '2026-12-02', '2026-12-01'), finish('2026-12-01', '2026-12-01', null)];
    expect([movedFinishes(finishes).length, lateFinishes(finishes).length]).toEqual([1, 1]);
  });

  it('BEY-12a call no truck in time that leaves long before the day that is promised', () => {
    const orders = [order(1, '2026-12-01', '2026-12-14')];
    const [early, week, same] = [truck('2026-12-04', 1), truck('2026-12-07', 1), truck('2026-12-14', 1)];
    expect([early, week, same].map((leaving) => fitOfTruck(leaving, orders))).toEqual([
      { date: '2026-12-14', kind: 'early', daysBefore: 10 },
      { date: '2026-12-14', kind: 'in_time', daysBefore: 7 },
      { date: '2026-12-14', kind: 'in_time', daysBefore: 0 },
    ]);
    expect([trucksThat('early', [early, week], orders), trucksThat('late', [early, week], orders)]).toEqual([
      [early],
      [],
    ]);
  });

  it('BEY-12a is quiet only when nothing else changes and everybody has answered', () => {
    expect(isQuiet(quiet)).toBe(true);
    expect(isQuiet({ ...quiet, pallets: null })).toBe(false);
    expect(isQuiet({ ...quiet, mails: { total: 1, named: [] } })).toBe(false);
    expect(isQuiet({ ...quiet, refused: [{ id: 1, name: '26-1', code: 'status.loaded', params: {} }] })).toBe(false);
  });
});
