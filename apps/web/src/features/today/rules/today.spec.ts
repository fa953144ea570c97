import type { Today, TodayBoard } from '@mullion/contracts';
import { readinessWord, stopsOf, sumOf, type TruckOfToday } from '../../../entities/truck/readiness';
import { waitsOf } from './waits';

const load = (pallet_id: number, group: number, products_count: number, status = 1) =>
  ({ pallet_id, group, group_label: `Stop ${group}`, products_count, status }) as TruckOfToday['pallets'][number];

describe('the readiness of a truck', () => {
  const pallets = [load(1, 1, 10), load(2, 0, 6), load(3, 0, 4, 3)];
  const readiness = [
    { pallet_id: 1, products: 10, made: 8, packed: 5 },
    { pallet_id: 2, products: 6, made: 6, packed: 2 },
  ] as unknown as NonNullable<TruckOfToday['readiness']>;

  it('BEY-28a is counted a stop: what is packed is made, and what is loaded is both', () => {
    const stops = stopsOf({ pallets, readiness });
    expect(stops).toEqual([
      { group: 0, label: 'Stop 0', products: 10, made: 10, packed: 6, loaded: 4 },
      { group: 1, label: 'Stop 1', products: 10, made: 8, packed: 5, loaded: 0 },
    ]);
    expect(sumOf(stops)).toEqual({ products: 20, made: 18, packed: 11, loaded: 4 });
    expect(stops.map((stop) => readinessWord(stop))).toEqual([
      { word: 'toPack', count: 4 },
      { word: 'missing', count: 2 },
    ]);
  });

  it('is unknown, not zero, while packing does not answer; what is loaded is known all the same', () => {
    const [first] = stopsOf({ pallets, readiness: null });
    expect(first).toMatchObject({ made: null, packed: null, loaded: 4 });
    expect(first && readinessWord(first)).toEqual({ word: 'unknown', count: 0 });
    expect(readinessWord({ products: 4, made: null, packed: null, loaded: 4 }).word).toBe('loaded');
    expect(readinessWord({ products: 4, made: 4, packed: 4, loaded: 0 })).toEqual({ word: 'toLoad', count: 4 });
    expect(readinessWord({ products: 0, made: 0, packed: 0, loaded: 0 }).word).toBe('empty');
  });
});

describe('what waits for somebody', () => {
  const today: Today = {
    orders: { today: '2026-12-01', late: 3, not_in_production: 1, to_plan: 5, being_placed: 0, days: [] },
    pallets: { to_prepare: 0, to_load_with_products: 4, closed: 0 },
    trucks: null,
  };
  const truck = (id: number, delivery_date: string, over: object = {}) => ({
    id,
    number: `T${id}`,
    delivery_date,
    refusal: null,
    vehicle_id: 1,
    ...over,
  });
  const board = {
    today: '2026-12-01',
    trucks: [
      truck(1, '2026-11-30'),
      truck(2, '2026-12-02', { vehicle_id: null }),
      truck(3, '2026-12-03', { vehicle_id: null }),
      truck(4, '2026-12-01', { refusal: { code: 'x', params: {} } }),
    ],
    trucks_total: 4,
    left: [],
    waiting: {
      outdated: { count: 7, first: [{ id: 9, shown_number: 'P260009', customer: '' }] },
      with_errors: { count: 0, first: [] },
    },
  } as unknown as TodayBoard;
  const keys = (type: 0 | 2 | 4 | 5 | 6, problems: number | null = 2) =>
    waitsOf({ today, board, problems, type }).map(({ key }) => key);

  it('BEY-28a is by role: the office decides, packers pack, the floor sees its problems, readers are not waited for', () => {
    expect(keys(2)).toEqual(['refused-4', 'overdueTruck-1', 'late', 'problems', 'outdated', 'noVehicle-2', 'toPlan']);
    expect(keys(4)).toEqual(['outdated', 'toPack']);
    expect(keys(5)).toEqual(['problems']);
    expect(keys(5, 0)).toEqual([]);
    expect(keys(6)).toEqual([]);
  });

  it('BEY-22c are units that were not on their rack, and labels nobody knows of, for whoever looks for them and prints', () => {
    const kinds = (type: 0 | 4 | 5 | 6) =>
      waitsOf({ today, board: null, problems: null, sought: 2, labels: 1, type })
        .filter(({ kind }) => kind === 'sought' || kind === 'labels')
        .map(({ kind, count, path }) => [kind, count, path]);
    const both = [
      ['sought', 2, 'where-is-it'],
      ['labels', 1, 'labels'],
    ];
    expect([kinds(0), kinds(4), kinds(5), kinds(6)]).toEqual([both, both, [], []]);
    expect(
      waitsOf({ today, board: null, problems: null, sought: 0, labels: null, type: 0 }).map(({ kind }) => kind),
    ).not.toContain('sought');
  });

  it('BEY-02a names scans that do not match to the office and to packers', () => {
    const scansOf = (type: 0 | 4 | 5) =>
      waitsOf({ today, board, problems: null, scans: 2, type }).filter(({ kind }) => kind === 'scans');
    expect(scansOf(0)).toMatchObject([{ count: 2, path: 'scan-conflicts' }]);
    expect([scansOf(4).length, scansOf(5).length]).toEqual([1, 0]);
  });

  it('leads to the one place where it is done, and does without a part that was not read', () => {
    const waits = waitsOf({ today, board, problems: null, type: 2 });
    expect(waits.find(({ kind }) => kind === 'outdated')).toMatchObject({
      path: 'truck/null/-1/9',
      count: 7,
      names: ['P260009'],
    });
    expect(waits.find(({ kind }) => kind === 'refused')).toMatchObject({ path: 'truck/4' });
    expect(waitsOf({ today, board: null, problems: null, type: 2 }).map(({ key }) => key)).toEqual(['late', 'toPlan']);
  });
});
