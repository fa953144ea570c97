import { BOX, storagePlan, walkPath } from './storage-plan';
import {
  nextOf,
  notOnRacks,
  pickStops,
  rackOfCode,
  takenOf,
  waitingAt,
  type PickUnit,
  type PlannedRack,
} from './pick-list';

const rack = (id: number, code: string, zone: string): PlannedRack =>
  ({ id, code, zone, place: '', walking_order: id, barcode: `R-${code}`, things: 0, sought: 0 }) as PlannedRack;
const racks = [rack(1, 'A-01', 'A'), rack(2, 'A-02', 'A'), rack(3, 'B-01', 'B')];
const unit = (position: string, on: PlannedRack | null, change: object = {}): PickUnit =>
  ({
    position,
    product_id: Number(position),
    taken: false,
    place: on && { rack: on, sought_at: null },
    ...change,
  }) as unknown as PickUnit;

describe('a pick list', () => {
  const units = [
    unit('1', racks[0]!, { place: { rack: racks[0], sought_at: '2026-11-24T08:00:00Z' } }),
    unit('2', racks[0]!),
    unit('3', racks[2]!),
    unit('4', null),
    unit('5', null, { taken: true }),
  ];

  it('BEY-22b goes from rack to rack, and names apart what is on no rack and what is taken', () => {
    expect(pickStops(units).map(({ nth, rack: { code }, units: own }) => [nth, code, own.length])).toEqual([
      [1, 'A-01', 2],
      [2, 'B-01', 1],
    ]);
    expect(notOnRacks(units).map(({ position }) => position)).toEqual(['4']);
    expect(takenOf(units).map(({ position }) => position)).toEqual(['5']);
  });

  it('BEY-22b counts what is on no rack by the work center it stands at, the most first', () => {
    const at = (id: number) => ({ station: { work_center_id: id, code: `${id}0`, description: 'Furnitūra' } });
    const waits = [
      unit('1', null, at(5)),
      unit('2', null, at(6)),
      unit('3', null, at(6)),
      unit('4', null, { ...at(6), taken: true }),
      unit('5', null),
    ];
    expect(waitingAt(waits)).toEqual([
      { id: 6, name: '60 Furnitūra', count: 2 },
      { id: 5, name: '50 Furnitūra', count: 1 },
    ]);
    expect(waitingAt([unit('1', racks[0]!, at(5))])).toEqual([]);
  });

  it('BEY-22c passes over what somebody looks for', () => {
    expect(nextOf(units)?.position).toBe('2');
    expect(nextOf([unit('9', null)])).toBeNull();
  });

  it('knows a rack by its barcode, then by its code, however a keyboard types it', () => {
    expect(rackOfCode(racks, 'r-a-02')?.id).toBe(2);
    expect(rackOfCode(racks, 'B-01')?.id).toBe(3);
    expect(rackOfCode(racks, '26-0412-001')).toBeNull();
  });
});

describe('the plan of the hall', () => {
  it('has a row a zone, in walking order, and a way through the aisles that ends at the pallet', () => {
    const plan = storagePlan(racks);
    const [first, second, third] = plan.boxes;
    expect(second!.x).toBeGreaterThan(first!.x + BOX.width);
    expect(third).toMatchObject({ x: first!.x });
    expect(third!.y).toBeGreaterThan(first!.y + BOX.height);
    expect(plan.zones.map(({ name }) => name)).toEqual(['A', 'B']);
    const way = walkPath(plan, pickStops([unit('1', racks[0]!), unit('2', racks[2]!)]));
    expect(way.startsWith(`M${first!.x + BOX.width / 2}`)).toBe(true);
    expect(way.endsWith(`V${plan.end.y}`)).toBe(true);
    expect(walkPath(plan, [])).toBe('');
  });
});
