import { holdOf } from './planning-hold';

describe('what a planner has in hand', () => {
  it('BEY-09 is what is dragged, else what the dialog changes', () => {
    expect(holdOf('product 58', { kind: 'sizes', palletId: 3 })).toEqual({ act: 'drag', kind: 'product', id: 58 });
    expect(holdOf('', { kind: 'sizes', palletId: 3 })).toEqual({ act: 'edit', kind: 'pallet', id: 3 });
    expect(holdOf('', { kind: 'move', product: { id: 9 } })).toEqual({ act: 'edit', kind: 'product', id: 9 });
    expect(holdOf('', { kind: 'unpack', orderId: 7 })).toEqual({ act: 'edit', kind: 'order', id: 7 });
  });

  it('is nothing for a picture, a new pallet, or idle hands', () => {
    expect([
      holdOf('', null),
      holdOf('', { kind: 'preview', palletId: 3 }),
      holdOf('pallet -1', null),
      holdOf('', { kind: 'pack' }),
    ]).toEqual([null, null, null, null]);
  });
});
