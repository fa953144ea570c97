import { apiScopes, isOpenTo, isReadOnly, rightsOfScopes, routeList, scopeOfRoute, type AnyRoute } from '../index';

const label = (route: AnyRoute): string => `${route.method} ${route.path}`;
const withScope = (scope: string): string[] => routeList.filter((route) => scopeOfRoute(route) === scope).map(label);

describe('BEY-19 what a key opens', () => {
  it('is never who may sign in, who may do what, other keys, webhooks, nor how the product is operated', () => {
    const closed = withScope('closed');
    for (const of of [
      'users',
      'sessions',
      'api-keys',
      'webhooks',
      'share-links',
      'exports',
      'system-rights',
      'status-rights',
      'companies',
      'audit-entries',
      'operations-desk',
      'presence',
    ])
      expect([
        of,
        routeList.filter(({ path }) => path.split('/')[0] === of).every((route) => closed.includes(label(route))),
      ]).toEqual([of, true]);
    for (const route of routeList.filter(({ policy }) => policy.access !== 'session'))
      expect(closed).toContain(label(route));
    for (const one of ['POST login', 'POST logout', 'GET user', 'PUT user/start-page', 'GET search', 'GET today/board'])
      expect(closed).toContain(one);
  });

  it('is said of every route of a service by its area, and whether it looks or writes', () => {
    expect(withScope('any')).toEqual(['GET statuses', 'GET countryCodes']);
    expect(withScope('orders:delete')).toEqual(['DELETE orders', 'DELETE orders/{id}', 'DELETE products/{id}']);
    expect(withScope('customers:delete')).toEqual(['DELETE customers/{id}']);
    expect(withScope('scanning:write')).toEqual([
      'PATCH pallets/scan/{barcode}',
      'POST products/scan/{pallet}/{barcode}',
      'POST pallets/{id}/close',
      'POST scans/{scan}/undo',
      'POST products/scan-by-code',
      'PUT terminals/work',
      'POST racks/scan',
      'POST rack-scans/{scan}/undo',
      'PUT racks/units/{id}/sought',
    ]);
    expect(withScope('customers:read')).toEqual(['GET customers', 'GET customers/{id}', 'GET addresses']);
    for (const route of routeList) {
      const scope = scopeOfRoute(route);
      if (route.writes)
        expect([label(route), scope.endsWith(':read') || scope === 'any']).toEqual([label(route), false]);
    }
  });

  it('has an opened route for every scope, and with the rights that the scope brings its policy lets it in', () => {
    for (const scope of apiScopes) {
      expect([scope, withScope(scope).length > 0]).toEqual([scope, true]);
      const rights = rightsOfScopes([scope]);
      for (const { policy, path } of routeList.filter((route) => scopeOfRoute(route) === scope))
        if (policy.right && policy.right !== 'PT_EDIT')
          expect([scope, path, rights.includes(policy.right)]).toEqual([scope, path, true]);
    }
  });

  it('is everything for a person, and nothing that is not named for a key', () => {
    const [orders] = routeList.filter((route) => label(route) === 'GET orders') as [AnyRoute];
    expect([
      isOpenTo(orders, undefined),
      isOpenTo(orders, ['orders:read']),
      isOpenTo(orders, ['orders:write']),
      isOpenTo(orders, []),
    ]).toEqual([true, true, false, false]);
    expect([isReadOnly(['orders:read', 'trucks:read']), isReadOnly(['orders:read', 'scanning:write'])]).toEqual([
      true,
      false,
    ]);
  });
});
