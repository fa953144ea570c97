import { usualTruckLimits } from '@mullion/contracts';
import type { PlacedPallet, TruckFloor } from '../types';
import { axleLoads, axleWarnings, DEFAULT_AXLE_LIMITS, kingPinShares, mostAsideKg } from './axle-loads';

const floor: TruckFloor = {
  lengthMm: 13_600,
  widthMm: 2480,
  heightMm: 2700,
  maxMassKg: 24_000,
  betweenPalletsMm: 50,
  axles: DEFAULT_AXLE_LIMITS,
};
const pallet = (id: number, more: Partial<PlacedPallet> = {}): PlacedPallet => ({
  ...{ id, lengthMm: 2400, widthMm: 1200, heightMm: 2300, massKg: 1000, dispatchPriority: 100, allowTurn: true },
  ...{ xMm: 0, yMm: 640, isTurned: false },
  ...more,
});
const codes = (...placed: PlacedPallet[]) => axleWarnings(floor, placed).map(({ code }) => code);

describe('BEY-30b the load of a truck', () => {
  // written here too, as the optimiser's worker carries no contracts
  it('has the limits of a packing type that says none', () => {
    const { max_king_pin: maxKingPinKg, max_axles: maxAxlesKg } = usualTruckLimits;
    expect(DEFAULT_AXLE_LIMITS).toEqual({ maxKingPinKg, maxAxlesKg });
  });

  it('is shared out between king pin and axles, and between the sides of the middle line', () => {
    const loads = axleLoads(floor, [pallet(1, { xMm: 200, yMm: 0 }), pallet(2, { xMm: 8700, yMm: 1280, massKg: 500 })]);
    expect(loads).toMatchObject({ massKg: 1500, kingPinKg: 1000, axlesKg: 500, moreRightKg: 500 });
    expect(axleLoads(floor, [pallet(1, { xMm: 200 })])).toMatchObject({ kingPinKg: 1000, axlesKg: 0, moreRightKg: 0 });
    // before the king pin it lifts the axles
    expect(axleLoads(floor, [pallet(1, { xMm: 0 })])?.axlesKg).toBeLessThan(0);
    expect(axleLoads({ ...floor, lengthMm: 6800 }, [pallet(1, { xMm: 3750 })])).toMatchObject({
      kingPinKg: 0,
      axlesKg: 1000,
    });
    expect(axleLoads(floor, [])).toBeNull();
  });

  it('is warned about on king pin, on axles and on one side, from the first kilogram too much', () => {
    expect(codes(pallet(1, { xMm: 200, massKg: 10_500 }))).toEqual([]);
    expect(codes(pallet(1, { xMm: 200, massKg: 10_501 }))).toEqual(['truck.king_pin_overloaded']);
    expect(codes(pallet(1, { xMm: 8700, massKg: 19_000 }))).toEqual([]);
    expect(axleWarnings(floor, [pallet(1, { xMm: 8700, massKg: 19_001 })])).toEqual([
      { code: 'truck.axles_overloaded', params: { mass: 19_001, max: 19_000 } },
    ]);
    expect(mostAsideKg(floor)).toBe(2400);
    expect(codes(pallet(1, { xMm: 5600, yMm: 0, massKg: 2400 }))).toEqual([]);
    expect(codes(pallet(1, { xMm: 5600, yMm: 0, massKg: 2401 }))).toEqual(['truck.leans_right']);
    expect(codes(pallet(1, { xMm: 5600, yMm: 1280, massKg: 2401 }))).toEqual(['truck.leans_left']);
    const { axles: _unknown, ...bare } = floor;
    expect(axleWarnings(bare, [pallet(1, { massKg: 30_000 })])).toEqual([]);
  });

  it('may have its centre where both limits hold; nowhere when it is too heavy for both together', () => {
    expect(kingPinShares(DEFAULT_AXLE_LIMITS, 5_000)).toEqual({ from: 0, to: 1 });
    expect(kingPinShares(DEFAULT_AXLE_LIMITS, 24_000)).toEqual({ from: 1 - 19 / 24, to: 10.5 / 24 });
    const { from, to } = kingPinShares(DEFAULT_AXLE_LIMITS, 30_000);
    expect(from).toBeGreaterThan(to);
    expect(kingPinShares(DEFAULT_AXLE_LIMITS, 0)).toEqual({ from: 0, to: 1 });
  });
});
