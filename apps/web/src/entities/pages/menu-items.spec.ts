import type { Access } from '@mullion/ui-kit';
import { groupOfRoute, menuFor } from './menu-items';

const access = (change: Partial<Access>): Access => ({
  userId: 1,
  type: 2,
  rights: [],
  kind: 'manufacturer',
  features: [],
  ...change,
});
const seen = (change: Partial<Access>) =>
  Object.fromEntries(menuFor(access(change)).map((group) => [group.key, group.items.map((item) => item.text)]));

describe('the menu', () => {
  it('NAV-03a has the groups and order of the specification', () => {
    expect(Object.keys(seen({ type: 0 }))).toEqual([
      'user',
      'orders',
      'planning',
      'production',
      'packing',
      'warehouse',
      'company',
    ]);
  });

  it('NAV-04a hides planning, production, warehouse and company from the read-only type', () => {
    expect(Object.keys(seen({ type: 6 }))).toEqual(['user', 'orders', 'packing']);
    expect(seen({ type: 6 })).toEqual({
      user: ['today', 'account'],
      orders: ['ordersList'],
      packing: ['packingPlan', 'pallets', 'trucks', 'loadBoard'],
    });
  });

  it('NAV-04b obeys types and rights item by item', () => {
    expect(seen({ type: 2 }).planning).toEqual(['preparation']);
    expect(seen({ type: 1 }).planning).toEqual(['preparation', 'suppliers']);
    expect(seen({ type: 4 }).production).toEqual(['monitoring', 'workCenters', 'glassUnits']);
    expect(seen({ type: 3 }).production).toEqual([
      'monitoring',
      'workCenters',
      'workCenterLoad',
      'statusChange',
      'glassUnits',
    ]);
    expect(seen({ type: 2 }).packing).not.toContain('packingTypes');
    expect(seen({ type: 2, rights: ['PT_EDIT'] }).packing).toContain('packingTypes');
    expect(seen({ type: 1 }).company).not.toContain('customers');
    expect(seen({ type: 1, rights: ['CA_NEW'] }).company).toContain('customers');
    expect(seen({ type: 3, rights: ['CA_NEW'] }).company).toEqual(['customers']);
    expect(seen({ type: 3 }).company).toBeUndefined();
    expect(seen({ type: 1 }).company).toContain('audit');
    expect(
      [seen({ type: 0 }).company, seen({ type: 1 }).company].map((items) => items?.includes('operations')),
    ).toEqual([true, false]);
    // the own password is everybody's
    expect(seen({ type: 4 }).user).toEqual(['today', 'account']);
  });

  it('LOG-05a shows a supplier only its own area', () => {
    expect(seen({ type: 1, kind: 'supplier' })).toEqual({ user: ['today', 'account'], production: ['glassUnits'] });
  });

  it('NAV-03b opens the group of the route', () => {
    expect(groupOfRoute('trucks-list')).toBe('packing');
    expect(groupOfRoute('products')).toBe('orders');
    expect(groupOfRoute('edit-accounts')).toBe('user');
    expect(groupOfRoute('glass-units')).toBe('production');
    expect(groupOfRoute('nowhere')).toBeNull();
  });
});
