import type { ImportResult } from '@mullion/contracts';
import { sumOfEstimates } from './sum-of-estimates';

const spread = { pallets: { low: 0.75, high: 1.1 }, length: { low: 0.5, high: 2 }, departures: 0, is_default: true };
const order = (estimate: ImportResult['orders'][number]['estimate']): ImportResult['orders'][number] => ({
  id: null,
  number: 'A',
  outcome: 'created',
  products: 1,
  added: 1,
  changed: 0,
  removed: 0,
  removed_positions: [],
  same: 0,
  changes: [],
  order_columns: [],
  fittings: 0,
  estimate,
});
const known = { pallets: 3, length: 4000, mass: 1000.5, gap: null };
const gap = { pallets: null, length: null, mass: null, gap: { code: 'no_mass' as const, product: 1, position: '1' } };

describe('BEY-24a the total of an import', () => {
  it('adds what is estimated and leaves out what is not', () => {
    expect(sumOfEstimates({ orders: [order(known), order(gap), order(null), order(known)], spread })).toEqual({
      pallets: 6,
      length: 8000,
      mass: 2001,
      gap: null,
      ranges: { pallets: { low: 4, high: 7 }, length: { low: 4000, high: 16_000 } },
    });
  });

  it('is none when nothing is estimated', () => {
    expect(sumOfEstimates({ orders: [order(gap), order(null)], spread })).toBeNull();
    expect(sumOfEstimates({ orders: [order(known)] })).toBeNull();
  });
});
