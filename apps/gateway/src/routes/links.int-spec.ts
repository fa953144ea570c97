import { routeList } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import { ANOTHER, linkReader, LOST, openLinkWorld, PICTURE, token, type LinkWorld } from '../testing/link-world';
import type { TestGateway } from '../testing/test-gateway';

describe('private links at the gateway', () => {
  let gateway: TestGateway;
  let asked: LinkWorld['asked'];
  let visits: LinkWorld['visits'];
  beforeAll(async () => {
    ({ gateway, asked, visits } = await openLinkWorld());
  });
  afterAll(() => gateway.close());

  const get = linkReader(() => gateway);

  it('BEY-11 open what their pass names and nothing is kept or found', async () => {
    const page = await get('shared/order', token('o'));
    expect(page.body).toMatchObject({
      company: 'Langai',
      language: 'lt',
      expires_at: '2027-02-01T00:00:00Z',
      order: { number: '26-17' },
      pallets: null,
      trucks: [],
    });
    const guest = { link_id: 5, kind: 'order', target_id: 17, departure: null };
    expect(asked).toMatchObject([
      { call: 'order', guest },
      { call: 'pallets', guest },
    ]);
    expect(
      Object.fromEntries(
        ['x-robots-tag', 'referrer-policy', 'cache-control'].map((name) => [name, page.headers.get(name)]),
      ),
    ).toEqual({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(visits).toEqual([]);
    expect((await get('shared', token('o'))).body).toMatchObject({ kind: 'order', company: 'Langai' });
    expect(visits).toEqual([{ address: expect.stringMatching(/^10\.0\.0\./) as string, agent: 'Phone' }]);
  });

  it('BEY-11 of a customer open that customer’s orders, each as a guest of that order', async () => {
    asked.length = 0;
    expect((await get('shared/orders', token('c'))).body).toMatchObject({ customer: 'Namai', total: 0 });
    expect((await get('shared/orders/17', token('c'))).body).toMatchObject({ order: { number: '26-17' } });
    expect(asked[0]?.guest).toMatchObject({ kind: 'order', target_id: 17 });
    expect((await get('shared/orders/18', token('c'))).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await get('shared/orders/0x11', token('c'))).status).toBe(400);
  });

  it('BEY-11 list the documents of their order, and of a customer’s order as a guest of that order with the same link; nothing of another’s', async () => {
    asked.length = 0;
    let address = 0;
    const post = (path: string, link: string) =>
      gateway.call('POST', `/api/${path}`, {
        body: { language: 'en' },
        headers: { 'x-mullion-link': link, 'x-forwarded-for': `10.0.2.${(address += 1)}` },
      });
    expect((await get('shared/documents', token('o'))).body).toMatchObject({ has_drawings: true, dispatches: [] });
    expect((await get('shared/orders/17/documents', token('c'))).body).toMatchObject({ has_drawings: true });
    expect((await post('shared/drawings', token('o'))).body).toMatchObject({ link: '/api/files/x' });
    expect((await post('shared/orders/17/drawings', token('c'))).body).toMatchObject({ link: '/api/files/x' });
    expect(asked.map(({ call }) => call)).toEqual(['documents', 'documents', 'drawings en', 'drawings en']);
    for (const { guest } of asked) expect(guest).toMatchObject({ link_id: 5, kind: 'order', target_id: 17 });
    for (const refused of [
      await get('shared/orders/18/documents', token('c')),
      await post('shared/orders/18/drawings', token('c')),
    ])
      expect(refused.problem).toMatchObject({ status: 404, code: 'not_found' });
    for (const refused of [
      await get('shared/documents', token('c')),
      await get('shared/documents', token('d')),
      await get('shared/documents', token('z')),
      await get('shared/orders/17/documents', token('o')),
      await get('shared/orders/17/documents', token('d')),
      await post('shared/drawings', token('d')),
    ])
      expect(refused.problem).toMatchObject({ status: 404, code: 'link.closed' });
    expect((await get('shared/documents', token('x'))).problem).toMatchObject({ status: 410, code: 'link.expired' });
    expect(asked).toHaveLength(4);
  });

  it('BEY-26 of a departure give the pictures of what is unloaded there, and of nothing else', async () => {
    const picture = (hash: string, link: string) => get(`shared/product-pictures/${hash}`, link);
    for (const hash of [ANOTHER, LOST])
      expect((await picture(hash, token('d'))).problem).toMatchObject({ status: 404, code: 'not_found' });
    for (const link of ['o', 'c', 'z'])
      expect((await picture(PICTURE, token(link))).problem).toMatchObject({ status: 404, code: 'link.closed' });
    expect((await picture('x', token('d'))).status).toBe(400);
    expect((await picture(PICTURE, token('d'))).body).toEqual({ image: '<svg/>' });
  });

  it('BEY-11 open no other route: a guest has no session', async () => {
    for (const route of routeList.filter(({ policy, method }) => policy.access === 'session' && method === 'GET')) {
      const path = route.path.replace(/\{\w+\}/g, '17');
      const { status, problem } = await gateway.call('GET', `/api/${path}`, {
        headers: { 'x-mullion-link': token('o') },
      });
      expect([path, status, problem?.code]).toEqual([path, 401, 'session.required']);
    }
  });

  it('BEY-11 the planner sees the page as the customer does; a packer does not, nor somebody of another company', async () => {
    asked.length = 0;
    const seen = await gateway.call('GET', '/api/orders/17/customer-page', {
      token: await gateway.signIn(people.planner()),
    });
    expect(seen.body).toMatchObject({ order: { number: '26-17' }, expires_at: null });
    expect(asked[0]?.guest).toMatchObject({ kind: 'order', target_id: 17 });
    expect(
      (await gateway.call('GET', '/api/orders/17/customer-page', { token: await gateway.signIn(people.packer()) }))
        .status,
    ).toBe(403);
    expect((await gateway.call('GET', '/api/orders/17/customer-page')).status).toBe(401);
  });
});
