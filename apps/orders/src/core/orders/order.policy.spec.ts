import { orderCan } from './order.policy';

const fresh = { status: 0, pal_status: 0, removing: false };

describe('what a person may do with an order', () => {
  it('lets type 6 do nothing, whatever rights it seems to have', () => {
    expect(orderCan({ type: 6, rights: ['OP_EDIT', 'OP_DEL'] }, fresh)).toEqual({
      edit: false,
      edit_products: false,
      remove: false,
      to_production: false,
      plan: false,
      unpack: false,
    });
  });

  it('reads OP_EDIT and OP_DEL, and gives type 0 both', () => {
    expect(orderCan({ type: 3, rights: [] }, fresh)).toMatchObject({
      edit: false,
      remove: false,
      to_production: true,
      plan: true,
    });
    expect(orderCan({ type: 3, rights: ['OP_EDIT', 'OP_DEL'] }, fresh)).toMatchObject({ edit: true, remove: true });
    expect(orderCan({ type: 0, rights: [] }, fresh)).toMatchObject({ edit: true, remove: true });
  });

  it('keeps a departed order where it is', () => {
    expect(orderCan({ type: 0, rights: [] }, { ...fresh, pal_status: 3 })).toMatchObject({
      remove: false,
      unpack: false,
      plan: false,
    });
    expect(orderCan({ type: 0, rights: [] }, { ...fresh, pal_status: 2 })).toMatchObject({
      remove: true,
      unpack: true,
      plan: false,
    });
  });

  it('offers nothing while the order is being removed', () => {
    expect(Object.values(orderCan({ type: 0, rights: [] }, { ...fresh, removing: true }))).not.toContain(true);
  });
});
