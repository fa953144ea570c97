import type { BoardTruck, BoardUnit } from '@mullion/contracts';
import { floorMarks, missingByStation, missingCount, waitsForPacking } from './missing';
import { isUrgent, lasted, timeLeft } from './time-left';

const now = Date.parse('2026-11-24T08:52:00Z');
const unit = (position: string, code: string | null, change: object = {}): BoardUnit =>
  ({
    ...{
      product_id: Number(position),
      order_id: 1,
      order: '26-0412',
      position,
      category: 1,
      width: 1000,
      height: 1200,
      pallet_id: 48,
    },
    station: code && {
      ...{
        work_center_id: Number(code),
        code,
        description: 'Furnitūra',
        since: '2026-11-24T06:42:00Z',
        started: false,
        problem: null,
      },
      ...change,
    },
  }) as unknown as BoardUnit;
const truck = (change: object = {}): BoardTruck =>
  ({
    pallets: [
      { pallet_id: 47, shown_number: '0147', status: 1, products_count: 10, group: 0, group_label: 'Drammen' },
      { pallet_id: 48, shown_number: '0148', status: 1, products_count: 4, group: 0, group_label: 'Drammen' },
      { pallet_id: 49, shown_number: '0149', status: 3, products_count: 5, group: 1, group_label: 'Hamar' },
    ],
    readiness: [
      { pallet_id: 47, products: 10, made: 10, packed: 1 },
      { pallet_id: 48, products: 4, made: 1, packed: 1 },
      { pallet_id: 49, products: 5, made: 5, packed: 4 },
    ],
    missing: [unit('58', '60'), unit('9', '60', { since: '2026-11-24T05:00:00Z' }), unit('3', null)],
    ...change,
  }) as unknown as BoardTruck;

describe('the load readiness board', () => {
  it('counts down in days, hours and minutes, and counts on when the departure has passed', () => {
    expect(timeLeft('2026-11-24T11:00:00Z', now)).toEqual({ isLate: false, days: 0, hours: 2, minutes: 8 });
    expect(timeLeft('2026-11-26T06:00:30Z', now)).toEqual({ isLate: false, days: 1, hours: 21, minutes: 8 });
    expect(timeLeft('2026-11-24T08:40:00Z', now)).toEqual({ isLate: true, days: 0, hours: 0, minutes: 12 });
    expect(lasted('2026-11-24T06:42:00Z', now)).toMatchObject({ days: 0, hours: 2, minutes: 10 });
  });

  it('BEY-04a is red only within three hours of a departure, or past it, and with something missing', () => {
    expect(isUrgent('2026-11-24T11:51:00Z', now, 1)).toBe(true);
    expect(isUrgent('2026-11-24T08:00:00Z', now, 1)).toBe(true);
    expect(isUrgent('2026-11-24T11:52:00Z', now, 1)).toBe(false);
    expect(isUrgent('2026-11-24T11:00:00Z', now, 0)).toBe(false);
    expect(isUrgent(null, now, 4)).toBe(false);
  });

  it('names what is missing by the work center it stands at, what has not begun last', () => {
    expect(
      missingByStation(truck()).map(({ center, units, since, pallets }) => [
        center?.code,
        units.length,
        since,
        pallets,
      ]),
    ).toEqual([
      ['60', 2, '2026-11-24T05:00:00Z', ['0148']],
      [undefined, 1, null, ['0148']],
    ]);
    expect(missingCount(truck())).toBe(3);
    expect(missingCount(truck({ readiness: null }))).toBeNull();
  });

  it('says which pallets wait for made units; what stands on the truck waits for nothing', () => {
    expect(waitsForPacking(truck())).toEqual({ count: 9, pallets: ['0147'] });
    const { loadedIds, errorIds } = floorMarks(truck());
    expect([[...loadedIds], [...errorIds]]).toEqual([[49], [48]]);
  });
});
