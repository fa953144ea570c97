import { activityOf } from './planning-hold';

describe('what a planner has in hand', () => {
  it('BEY-09 is what is dragged, else what the dialog changes', () => {
    expect(activityOf('product 58', { kind: 'sizes', palletId: 3 })).toEqual({ act: 'drag', kind: 'product', id: 58 });
    expect(activityOf('', { kind: 'sizes', palletId: 3 })).toEqual({ act: 'edit', kind: 'pallet', id: 3 });
    expect(activityOf('', { kind: 'move', product: { id: 9 } })).toEqual({ act: 'edit', kind: 'product', id: 9 });
    expect(activityOf('', { kind: 'unpack', orderId: 7 })).toEqual({ act: 'edit', kind: 'order', id: 7 });
  });

  it('is nothing for a picture, a new pallet, or idle hands', () => {
    expect([
      activityOf('', null),
      activityOf('', { kind: 'preview', palletId: 3 }),
      activityOf('pallet -1', null),
      activityOf('', { kind: 'pack' }),
    ]).toEqual([null, null, null, null]);
  });
});
