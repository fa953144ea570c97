import { inspect } from 'node:util';
import { log } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { linkReader, openLinkWorld, token } from '../testing/link-world';
import type { TestGateway } from '../testing/test-gateway';

describe('tokens of private links at the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    ({ gateway } = await openLinkWorld());
  });
  afterAll(() => gateway.close());

  const get = linkReader(() => gateway);

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
