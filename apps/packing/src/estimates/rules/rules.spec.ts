import { findGap } from './find-gap';
import { loadingLength } from '../../core/rules/loading-length';
import { rangesOf } from './ranges';
import { ENOUGH_DEPARTURES, calibrateEstimate } from './spread';
import { mondayOf, shownMondays } from './weeks';

const departed = (ratio: number) => ({
  pallets: 4 * ratio,
  length: 5000 * ratio,
  estimatedPallets: 4,
  estimatedLength: 5000,
});

describe('BEY-24a the spread of an estimate', () => {
  it('is the usual one, and says so, until enough has left', () => {
    const few = Array.from({ length: ENOUGH_DEPARTURES - 1 }, () => departed(0.5));
    expect(calibrateEstimate(few)).toEqual({
      pallets: { low: 0.75, high: 1.1 },
      length: { low: 0.6, high: 1.1 },
      departures: ENOUGH_DEPARTURES - 1,
      is_default: true,
    });
  });

  it('leaves one of ten below and one above, and always holds the figure itself', () => {
    const ratios = [0.5, 0.8, 0.8, 0.8, 0.9, 0.9, 0.9, 0.9, 1.2, 1.2, 3];
    expect(calibrateEstimate(ratios.map(departed))).toMatchObject({
      pallets: { low: 0.8, high: 1.2 },
      departures: 11,
      is_default: false,
    });
    expect(calibrateEstimate(ratios.map(() => departed(0.6))).pallets).toEqual({ low: 0.6, high: 1 });
    expect(calibrateEstimate(ratios.map(() => departed(1.3))).length).toEqual({ low: 1, high: 1.3 });
  });

  it('leaves out orders whose estimate was nothing', () => {
    expect(
      calibrateEstimate(Array.from({ length: 20 }, () => ({ ...departed(1), estimatedLength: 0 }))).departures,
    ).toBe(0);
  });

  it('makes whole pallets outwards and moves the timber alone in the mass', () => {
    const spread = {
      pallets: { low: 0.75, high: 1.1 },
      length: { low: 0.75, high: 1.1 },
      departures: 0,
      is_default: true,
    };
    expect(rangesOf({ pallets: 3, length: 4450, mass: 3614, timberMass: 200 }, spread)).toEqual({
      pallets: { low: 2, high: 4 },
      length: { low: 3338, high: 4895 },
      mass: { low: 3564, high: 3634 },
    });
    expect(rangesOf({ pallets: 10, length: 1, mass: 1, timberMass: 0 }, spread).pallets).toEqual({ low: 7, high: 11 });
    expect(
      rangesOf({ pallets: 1, length: 1, mass: 1, timberMass: 0 }, { ...spread, pallets: { low: 0.2, high: 1 } })
        .pallets,
    ).toEqual({
      low: 1,
      high: 1,
    });
  });
});

describe('BEY-24a loading metres', () => {
  const floor = { width: 2480, between: 50 };
  it('share the length of a pallet with what stands beside it', () => {
    expect(loadingLength({ length: 2400, width: 1200 }, floor)).toBe(1225);
    expect(loadingLength({ length: 2400, width: 800 }, floor)).toBe(1225);
    expect(loadingLength({ length: 2400, width: 780 }, floor)).toBe(817);
    expect(loadingLength({ length: 2400, width: 1300 }, floor)).toBe(2450);
    expect(loadingLength({ length: 2400, width: 3000 }, floor)).toBe(2450);
  });
});

describe('BEY-24b the weeks an order may be promised for', () => {
  it('begin on a Monday', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  });

  it('show what lies before the asked one, but not the past', () => {
    expect(shownMondays('2026-11-25', '2026-12-18')).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ]);
    expect(shownMondays('2026-11-25', '2027-02-03')[0]).toBe('2027-01-11');
    expect(shownMondays('2026-11-25', null)[0]).toBe('2026-11-23');
    expect(shownMondays('2026-11-25', '9999-12-31').at(-1)).toBe('9999-12-20');
    expect(shownMondays('2026-11-25', '2026-11-03')[0]).toBe('2026-11-02');
  });
});

describe('BEY-24a an order that cannot be estimated', () => {
  const product = {
    position: '10',
    category: 1 as const,
    width: 900,
    height: 1200,
    depth: 80,
    weight: 40,
    can_be_flipped: true,
    quantity: 1,
  };
  it('names the first product that lacks something', () => {
    expect(findGap([])).toEqual({ code: 'no_products', product: 0, position: '' });
    expect(findGap([product, product, { ...product, position: '30', width: 0 }])).toEqual({
      code: 'no_width',
      product: 3,
      position: '30',
    });
    expect(findGap([{ ...product, weight: 0 }])?.code).toBe('no_mass');
    expect(findGap([{ ...product, depth: 0, weight: 0 }])?.code).toBe('no_depth');
    expect(findGap([{ ...product, height: 0 }])?.code).toBe('no_height');
    expect(findGap([product])).toBeNull();
  });
});
