import type { UnitAtCenter, UnitAtCenterState } from '@mullion/contracts';
import { mustBeTold, unitGone } from './unit-gone';
import type { QueuedUnit } from './unit-queue';

const unit = (id: number) => ({ product: { product_id: id }, order: {} }) as unknown as QueuedUnit;
const orders = [{ products: [{ product_id: 1 }, { product_id: 2 }] }, { products: [] }];

describe('a unit that leaves the list of a terminal', () => {
  it('is gone once the list that is read has it no more', () => {
    expect(unitGone(null, orders)).toBeNull();
    expect(unitGone(unit(2), orders)).toBeNull();
    expect(unitGone(unit(3), orders)).toEqual(unit(3));
    expect(unitGone(unit(3), [])).toEqual(unit(3));
  });

  it.each<[UnitAtCenterState, boolean, boolean]>([
    ['cancelled', false, true],
    ['removed', false, true],
    ['scrapped', false, true],
    ['departed', false, true],
    ['done', false, false],
    ['done', true, true],
    ['awaits', true, true],
    ['ready', true, false],
  ])('%s, begun here %s: told %s', (state, begun, told) => {
    expect(mustBeTold({ state } as UnitAtCenter, begun)).toBe(told);
  });
});
