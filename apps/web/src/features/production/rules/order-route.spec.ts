import type { OrderProgress } from '@mullion/contracts';
import { routeSteps, idlePlaces } from './order-route';

const day = (date: number, hour = 8): string => new Date(Date.UTC(2026, 10, date, hour)).toISOString();
const now = Date.parse(day(20));
const done = (work_center_id: number, end: string, over: object = {}) => ({
  ...{ work_center_id, round: 1, status: 2, start_time: null, end_time: end, trouble: null },
  ...over,
});
const open = (work_center_id: number, over: object = {}) => ({
  ...done(work_center_id, ''),
  status: 0,
  end_time: null,
  ...over,
});
const WORKED = { hours: [8, 8, 8, 8, 8, 0, 0], closed: ['2026-11-02'], time_zone: 'UTC' };
const progress = (...products: object[][]): OrderProgress =>
  ({
    worked: null,
    centers: [
      { id: 40, code: '40', description: 'Dažymas', before: [] },
      { id: 45, code: '45', description: 'Apkalos', before: [] },
      { id: 50, code: '50', description: 'Stiklinimas', before: [40, 45] },
      { id: 60, code: '60', description: 'Furnitūra', before: [40, 45, 50] },
    ],
    products: products.map((operations, at) => ({ position: String(at + 1), operations })),
    plan: {
      finish: null,
      late: false,
      reason: null,
      steps: [{ work_center_id: 60, end: { day: '2026-11-24', part: 1 } }],
    },
  }) as unknown as OrderProgress;
const lines = (given: OrderProgress) =>
  idlePlaces(given, now).map(({ center, positions, from, to, why }) => [
    center.code,
    positions.join(),
    from,
    to,
    why.kind,
  ]);

describe('the progress of an order', () => {
  it('BEY-36a has a step for each work center: done, with a problem, being done, open, or no work', () => {
    const steps = routeSteps(
      progress(
        [done(40, day(10)), done(50, day(12), { status: 3, end_time: null })],
        [done(40, day(11), { start_time: day(9) }), done(50, day(13)), open(60)],
      ),
    );
    expect(steps.map(({ center, state, completed, total }) => `${center.code} ${state} ${completed}/${total}`)).toEqual(
      ['40 done 2/2', '45 none 0/0', '50 problem 1/2', '60 open 0/1'],
    );
    expect(steps[0]).toMatchObject({ from: day(9), to: day(11) });
    expect(steps[2]).toMatchObject({ from: day(13), to: null, planned: null });
    expect(steps[3]).toMatchObject({ planned: '2026-11-24' });
  });

  it('BEY-36a says how long it stood where nothing was done, together for products that stood together', () => {
    const way = progress(
      [done(40, day(10)), done(50, day(14), { start_time: day(13) })],
      [done(40, day(10)), done(50, day(14), { start_time: day(13) })],
      [done(40, day(10)), done(50, day(11, 6))],
    );
    expect(lines(way)).toEqual([['50', '1,2', day(10), day(13), 'idle']]);
  });

  it('BEY-36a says why: a problem, a return, another branch that was awaited', () => {
    const trouble = (kind: string, at: string) => ({
      trouble: { kind, comment: 'Įskilęs', user_name: 'Darbininkas 2', at },
    });
    expect(lines(progress([done(40, day(10)), open(50, { status: 3, ...trouble('problem', day(16)) })]))).toEqual([
      ['50', '1', day(16), null, 'problem'],
    ]);
    expect(
      lines(progress([done(40, day(10)), open(40, { round: 2, ...trouble('returned', day(17)) }), open(50)])),
    ).toEqual([['40', '1', day(17), null, 'returned']]);
    expect(lines(progress([done(40, day(10)), done(45, day(13)), done(50, day(13, 20))]))).toEqual([
      ['50', '1', day(10), day(13), 'waits'],
    ]);
    expect(idlePlaces(progress([done(40, day(10)), open(45), open(50)]), now)).toMatchObject([
      { to: null, why: { kind: 'waits', centers: ['45 Apkalos'] } },
    ]);
  });

  it('BEY-36a counts working time: no nights, no weekends, no holidays', () => {
    const idleHours = (from: string, to: string) =>
      idlePlaces({ ...progress([done(40, from), done(50, to, { start_time: to })]), worked: WORKED }, now).map(
        ({ ms }) => ms / 3_600_000,
      );
    // 2026-11-13 is a Friday, 2026-11-02 is closed; days are worked from 7 to 15
    expect(idleHours(day(13, 14), day(16, 8))).toEqual([]);
    expect(idleHours(day(13, 14), day(16, 14))).toEqual([8]);
    expect(idleHours(day(9, 15), day(12, 7))).toEqual([16]);
    expect(idleHours(day(1, 8), day(3, 14))).toEqual([]);
  });

  it('BEY-36a says nothing of what has not come', () => {
    expect(lines(progress([open(40), open(50)]))).toEqual([]);
  });
});
