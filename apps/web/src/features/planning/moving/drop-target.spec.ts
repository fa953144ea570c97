import { accepts, dropTargetOf } from './drop-target';

describe('where things may be dropped', () => {
  it('reads the mark of an element', () => {
    expect(dropTargetOf('pallet:12')).toEqual({ kind: 'pallet', palletId: 12, at: null });
    expect(dropTargetOf('temporary:ab-1')).toEqual({ kind: 'temporary', key: 'ab-1' });
    expect(dropTargetOf('new-truck')).toEqual({ kind: 'new-truck' });
    expect(dropTargetOf('pallet:')).toBeNull();
    expect(dropTargetOf(undefined)).toBeNull();
  });

  it('products go to pallets, pallets to trucks', () => {
    expect(accepts('product', { kind: 'pallet', palletId: 1, at: null })).toBe(true);
    expect(accepts('product', { kind: 'truck', truckId: 1 })).toBe(false);
    expect(accepts('pallets', { kind: 'new-truck' })).toBe(true);
    expect(accepts('pallets', { kind: 'unplaced' })).toBe(false);
  });
});
