import { inspect } from 'node:util';
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
  type LinkKind,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, log } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

const token = (letter: string): string => letter.repeat(43);
const kinds: Readonly<Record<string, LinkKind>> = {
  [token('o')]: 'order',
  [token('c')]: 'customer',
  [token('d')]: 'departure',
};
const [PICTURE, LOST] = ['a', 'c'].map((letter) => letter.repeat(64)) as [string, string];
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

  it('BEY-11 answer alike without a token, with a wrong one, with one of another kind and with a bearer in its place', async () => {
    const bearer = await gateway.signIn(people.super());
    const answers = [
      await get('shared/order', null),
      await get('shared/order', token('z')),
      await get('shared/order', 'short'),
      await get('shared/order', `${token('o')}x`),
      await get('shared/order', token('c')),
      await get('shared/orders', token('o')),
      await get('shared/orders/17', token('o')),
      await gateway.call('GET', '/api/shared/order', { token: bearer }),
      await gateway.call('GET', '/api/shared/order', { token: token('o') }),
      await gateway.call('GET', `/api/shared/order?token=${token('o')}`),
    ];
    for (const { status, problem } of answers.slice(0, -1))
      expect({ status, code: problem?.code, params: problem?.params }).toEqual({
        status: 404,
        code: 'link.closed',
        params: undefined,
      });
    expect(answers.at(-1)?.status).toBe(404);
  });

  it('BEY-11 past their day say so, and their holder may ask for another', async () => {
    expect((await get('shared', token('x'))).problem).toMatchObject({
      status: 410,
      code: 'link.expired',
      params: { until: '2026-11-01' },
    });
    const ask = (link: string) =>
      gateway.call('POST', '/api/shared/ask-again', {
        body: {},
        headers: { 'x-mullion-link': link, 'x-forwarded-for': '10.0.1.1' },
      });
    expect(await ask(token('x'))).toMatchObject({ status: 200, body: { ok: true } });
    expect((await ask(token('o'))).problem).toMatchObject({ code: 'link.closed' });
    expect((await ask(token('z'))).problem).toMatchObject({ code: 'link.closed' });
  });

  it('BEY-11 are not guessed: after twenty wrong tokens an address waits, also with a right one; others do not', async () => {
    const from = '10.9.9.9';
    const answers: number[] = [];
    for (let guess = 0; guess < 22; guess += 1)
      answers.push((await get('shared', `${guess}`.padStart(43, 'g'), from)).status);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(answers.at(-1)).toBe(429);
    const right = await get('shared', token('o'), from);
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await get('shared', token('o'), '10.9.9.8')).status).toBe(200);
  });

  it('BEY-11 leave no trace of their token in the log', async () => {
    const written: string[] = [];
    // the log of tests is silent, but this is what it is told
    const spies = (['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const).map((level) =>
      jest
        .spyOn(log(), level)
        .mockImplementation((...told: unknown[]) => void written.push(inspect(told, { depth: 8 }))),
    );
    await get('shared/order', token('o'));
    await get('shared/order', token('z'));
    await gateway.call('POST', '/api/shared/ask-again', { body: { x: 1 }, headers: { 'x-mullion-link': token('o') } });
    for (const spy of spies) spy.mockRestore();
    expect(written.length).toBeGreaterThan(0);
    for (const letter of ['o', 'z']) expect(written.join('')).not.toContain(token(letter));
  });
});
