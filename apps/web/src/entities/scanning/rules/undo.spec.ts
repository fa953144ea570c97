import type { Act } from '../acts';
import { isUndoable } from './undo';

const pallet: Act = { kind: 'load-pallet', code: 'N1', truck: 7, name: 'Oslo' };
const product: Act = { kind: 'load-product', code: 'a', onto: { pallet: 4, name: 'P' } };
const problem = { problem: { type: '', title: '', status: 409, code: 'product_already_loaded' } };

describe('what can be taken back', () => {
  it('BEY-08b is a scan that wrote something or still waits, and nothing that was refused or only looked', () => {
    expect([isUndoable(product), isUndoable(product, { data: {} }), isUndoable(product, problem)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isUndoable(pallet, { data: { outcome: 'loaded' } })).toBe(true);
    expect(isUndoable(pallet, { data: { outcome: 'not_ready' } })).toBe(false);
    expect(isUndoable({ kind: 'open-pallet', code: 'N1' }, { data: {} })).toBe(false);
    expect(isUndoable({ kind: 'change-status', code: 'a', status: 8 }, { data: {} })).toBe(true);
    const rack: Act = { kind: 'at-rack', code: 'a', rack: 'A-01' };
    expect([
      isUndoable(rack),
      isUndoable(rack, { data: { outcome: 'moved' } }),
      isUndoable(rack, { data: { outcome: 'late' } }),
    ]).toEqual([true, true, false]);
  });
});
