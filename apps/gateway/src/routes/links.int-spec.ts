import {
  askForLink,
  getCompany,
  getImages,
  getSharedDeparture,
  getSharedOrder,
  getSharedOrders,
  getSharedPallets,
  getSharedTrucks,
  openShareLink,
  ownsSharedOrder,
  printSharedDrawings,
  readSharedDocuments,
  routeList,
  type LinkKind,
  type RequestContext,
} from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

const token = (letter: string): string => letter.repeat(43);
const kinds: Readonly<Record<string, LinkKind>> = {
  [token('o')]: 'order',
  [token('c')]: 'customer',
  [token('d')]: 'departure',
};
const [PICTURE, ANOTHER, LOST] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const order = {
  id: 17,
  number: '26-17',
  customer_order_number: null,
  customer: 'Namai',
  address: 'Kaunas',
  delivery_date: '2026-11-27',
  week: '202648',
  moved: null,
  confirmed_at: '2026-11-05T08:00:00Z',
  contact_email: 'v@langai.test',
  cancelled: false,
  counts: { all: 1, made: 0, packed: 0, left: 0, delivered: 0 },
  products: [],
  images: {},
};

describe('private links at the gateway', () => {
  let gateway: TestGateway;
  const asked: { call: string; guest: RequestContext['guest'] }[] = [];
  const visits: unknown[] = [];
  beforeAll(async () => {
    gateway = await TestGateway.open({ TRUSTED_PROXIES: '127.0.0.1' });
    gateway.world.answer(openShareLink, (input) => {
      if (input.visit) visits.push(input.visit);
      if (input.token === token('x')) throw new AppError('link.expired', { until: '2026-11-01' });
      const kind = kinds[input.token];
      if (!kind) throw new AppError('link.closed');
      const base = {
        link_id: 5,
        kind,
        target_id: 17,
        departure: kind === 'departure' ? 2 : null,
        company_id: 1,
        language: 'lt',
        user_name: 'P',
      };
      return { ...base, expires_at: '2027-02-01T00:00:00Z', created_at: '2026-11-03T00:00:00Z' } as never;
    });
    gateway.world.answer(getCompany, () => ({ name: 'Langai' }) as never);
    gateway.world.answer(getSharedOrder, (_input, context) => {
      asked.push({ call: 'order', guest: context?.guest });
      return order as never;
    });
    gateway.world.answer(getSharedPallets, (_input, context) => {
      asked.push({ call: 'pallets', guest: context?.guest });
      throw new AppError('unavailable');
    });
    gateway.world.answer(getSharedTrucks, () => []);
    gateway.world.answer(getSharedOrders, () => ({ customer: 'Namai', orders: [], last_page: 1, total: 0 }));
    gateway.world.answer(ownsSharedOrder, ({ order_id }) => {
      if (Number(order_id) !== 17) throw new AppError('not_found');
      return { ok: true as const };
    });
    gateway.world.answer(readSharedDocuments, (_input, context) => {
      asked.push({ call: 'documents', guest: context?.guest });
      return { is_cancelled: false, has_drawings: true, dispatches: [] };
    });
    gateway.world.answer(printSharedDrawings, ({ body }, context) => {
      asked.push({ call: `drawings ${body.language}`, guest: context?.guest });
      return { link: '/api/files/x', job_id: 'j' };
    });
    gateway.world.answer(getSharedDeparture, (_input, context) => {
      if (context?.guest?.target_id !== 17) throw new AppError('link.closed');
      return { stops: [{ pallets: [{ products: [{ image: null }, { image: PICTURE }, { image: LOST }] }] }] } as never;
    });
    gateway.world.answer(getImages, ({ hashes }) =>
      Object.fromEntries(hashes.filter((hash) => hash !== LOST).map((hash) => [hash, '<svg/>'])),
    );
    gateway.world.answer(askForLink, (input) => {
      if (input.token !== token('x')) throw new AppError('link.closed');
      return { ok: true as const };
    });
  });
  afterAll(() => gateway.close());

  let address = 0;
  /** Each from an address of its own unless said: wrong tokens are counted. */
  const get = (path: string, link: string | null, from = `10.0.0.${(address += 1)}`) =>
    gateway.call('GET', `/api/${path}`, {
      headers: { 'x-forwarded-for': from, 'user-agent': 'Phone', ...(link === null ? {} : { 'x-mullion-link': link }) },
    });

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
