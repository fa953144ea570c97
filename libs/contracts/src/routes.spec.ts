import { z } from 'zod';
import { defineRoute, eventList, pathOf, routeList, routes, subjectOf } from './index';

describe('the route table', () => {
  it('has no two routes with the same method and path, and no two with the same subject', () => {
    const keys = routeList.map((r) => `${r.method} ${r.path.replace(/\{\w+\}/g, '{}')}`);
    expect(keys.filter((k, i) => keys.indexOf(k) !== i)).toEqual([]);
    const subjects = routeList.map(subjectOf);
    expect(subjects.filter((s, i) => subjects.indexOf(s) !== i)).toEqual([]);
  });

  it('declares a policy on every route and forbids nothing to reads by accident', () => {
    for (const route of routeList) {
      expect(route.policy.access).toMatch(/none|session|link/);
      expect(route.method === 'GET' ? route.writes : false).toBe(false);
    }
  });

  it('does not compile without a policy', () => {
    const bare = {
      service: 'orders',
      name: 'bare',
      method: 'GET',
      path: 'bare',
      summary: 'Bare',
      response: z.null(),
    } as const;
    // @ts-expect-error -- the type checker stops the build
    expect(defineRoute(bare).policy).toBeUndefined();
    // @ts-expect-error -- and an empty policy is none
    expect(defineRoute({ ...bare, policy: {} }).policy.access).toBeUndefined();
  });

  it('names every path parameter in its schema', () => {
    for (const route of routeList) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
      const shape = (route.params as unknown as { shape: Record<string, unknown> }).shape;
      expect(Object.keys(shape).sort()).toEqual([...names].sort());
    }
  });

  it('understands ids and empty parts of a URL', () => {
    expect(routes.getOrder.params.parse({ id: '12' })).toEqual({ id: 12 });
    expect(routes.getOrder.params.safeParse({ id: '12x' }).success).toBe(false);
    expect(routes.listOrders.query.parse({ filter: 'null', order_by: 'null' })).toMatchObject({
      filter: null,
      rows: 50,
      page: 1,
      status_to: 100,
    });
    expect(routes.listOrders.query.safeParse({ rows: '1e9' }).success).toBe(false);
    expect(pathOf(routes.scanProduct, { pallet: 3, barcode: 'a/b' })).toBe('products/scan/3/a%2Fb');
  });

  it('has versioned events, one subject each', () => {
    const subjects = eventList.map((e) => e.subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const subject of subjects) expect(subject).toMatch(/^evt\.\w+\.[\w-]+\.[\w-]+\.v\d+$/);
  });

  it('API-01a a list in a URL comes one after the other, as the OpenAPI document says, or with commas', () => {
    const read = (orders: unknown) => routes.getManyOrders.query.safeParse({ orders });
    for (const given of [['1', '2'], '1,2', [1, 2]])
      expect(read(given)).toMatchObject({ success: true, data: { orders: [1, 2] } });
    expect(read('7')).toMatchObject({ success: true, data: { orders: [7] } });
    for (const wrong of [['1', 'x'], '1,x', ['0'], ['']]) expect(read(wrong).success).toBe(false);
  });
});
