import type { Truck, TruckLoad } from '@mullion/contracts';
import { askedWarnings, hasLeft, isAllLoaded, isSameLoad, missingPallets, statusMove } from './departure';
import { changedFields, formOfTruck, newTruckBody, STANDARD_TRUCK, truckFormSchema } from './truck-form';

const load = (pallet_id: number, status: number, state: TruckLoad['state'] = 'placed') =>
  ({ pallet_id, status, state }) as TruckLoad;
const truck = {
  number: 'T26-118',
  description: 'T26-118',
  delivery_date: '2026-11-24',
  status: 1,
  vehicle: { trailer_number_plate: 'KTR 218' },
  version: 9,
  details_version: 7,
  allow_turn: true,
  departure_time: null,
  gate: '',
  ...STANDARD_TRUCK,
} as Truck;

describe('a departure', () => {
  it('TSC-02 is every way over 4, and back is a recall', () => {
    expect(statusMove(3, 4)).toBe('departure');
    expect(statusMove(0, 5)).toBe('departure');
    expect(statusMove(4, 5)).toBe('plain');
    expect(statusMove(4, 3)).toBe('recall');
    expect(statusMove(1, 2)).toBe('plain');
  });
  it('TSC-02 can be confirmed only when every pallet is loaded', () => {
    expect(isAllLoaded({ pallets: [] })).toBe(false);
    expect(isAllLoaded({ pallets: [load(1, 3), load(2, 2)] })).toBe(false);
    expect(isAllLoaded({ pallets: [load(1, 3), load(2, 4, 'pending')] })).toBe(false);
    expect(isAllLoaded({ pallets: [load(1, 3), load(2, 4)] })).toBe(true);
    expect(missingPallets({ pallets: [load(1, 3), load(2, 1)] }).map((each) => each.pallet_id)).toEqual([2]);
  });
  it('TSC-02 is asked about again only when what was shown has changed', () => {
    const seen = { status: 4, pallets: [load(1, 4), load(2, 4)], warnings: [] };
    expect(isSameLoad(seen, { ...seen, pallets: [load(2, 3), load(1, 4)] })).toBe(true);
    expect(isSameLoad(seen, { ...seen, status: 3 })).toBe(false);
    expect(isSameLoad(seen, { ...seen, pallets: [load(1, 4)] })).toBe(false);
    expect(isSameLoad(seen, { ...seen, warnings: [{ code: 'truck.overlap', params: {} }] })).toBe(false);
  });
  it('TRK-04 asks about what may shift or be unloaded too late, not about what is only shown', () => {
    const warnings = [
      { code: 'truck.overlap', params: {} },
      { code: 'truck.too_tall', params: {} },
    ];
    expect(askedWarnings({ warnings }).map((warning) => warning.code)).toEqual(['truck.overlap']);
    expect([hasLeft({ status: 3 }), hasLeft({ status: 4 })]).toEqual([false, true]);
  });
});

describe('the truck dialog', () => {
  it('sends only what was changed, with the version of the details it was changed from', () => {
    const same = truckFormSchema.parse(formOfTruck(truck));
    expect(changedFields(same, truck)).toBeNull();
    const typed = {
      ...formOfTruck(truck),
      delivery_date: '',
      trailer_number_plate: '',
      length: '7 200',
      allow_turn: false,
    };
    expect(changedFields(truckFormSchema.parse(typed), truck)).toEqual({
      delivery_date: null,
      length: 7200,
      trailer_number_plate: null,
      allow_turn: false,
      details_version: 7,
    });
  });
  it('needs a real date, and no description: the truck is called by its number then', () => {
    expect(newTruckBody(truckFormSchema.parse({ ...formOfTruck(null), description: ' ' }))).not.toHaveProperty(
      'description',
    );
    const named = { ...truck, description: 'Oslas' };
    expect(changedFields(truckFormSchema.parse({ ...formOfTruck(named), description: '' }), named)).toMatchObject({
      description: 'T26-118',
    });
    expect(truckFormSchema.safeParse({ ...formOfTruck(truck), delivery_date: '2026-02-30' }).success).toBe(false);
    expect(newTruckBody(truckFormSchema.parse({ ...formOfTruck(null), description: 'T1' }))).toEqual({
      description: 'T1',
      delivery_date: null,
      departure_time: null,
      gate: '',
      ...STANDARD_TRUCK,
      allow_turn: true,
    });
  });
});
