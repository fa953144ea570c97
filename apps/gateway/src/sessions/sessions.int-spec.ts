import { endSession, openSession, renewSession } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { TestGateway } from '../testing/test-gateway';

const opened = { token: 'the-token', refresh_token: 'the-secret', refresh_expires_at: '2030-01-01T00:00:00.000Z' };

describe('signing in and out', () => {
  let gateway: TestGateway;
  const asked: { email: string; address: string; agent: string }[] = [];
  beforeAll(async () => {
    gateway = await TestGateway.open();
    gateway.world.answer(openSession, (input) => {
      asked.push(input);
      if (input.password === 'often') throw new AppError('login.too_many', { retry_after: 321 });
      if (input.password !== 'right') throw new AppError('login.wrong');
      return opened;
    });
    gateway.world.answer(renewSession, ({ refresh_token }) => {
      if (refresh_token !== 'the-secret') throw new AppError('session.revoked');
      return { ...opened, refresh_token: 'the-next' };
    });
  });
  afterAll(() => gateway.close());

  const login = (body: unknown) =>
    gateway.call('POST', '/api/login', { body, headers: { 'user-agent': 'test-agent' } });

  it('answers a token and hides the refresh token in a cookie that scripts and other sites cannot reach', async () => {
    const answer = await login({ email: 'planner@demo.mullion.test', password: 'right' });
    expect(answer).toMatchObject({ status: 200, body: { token: 'the-token' } });
    expect(answer.text).not.toContain('the-secret');
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const part of ['__Host-mullion_refresh=the-secret', 'HttpOnly', 'SameSite=Strict', 'Path=/;', 'Secure'])
      expect(cookie).toContain(part);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(asked.at(-1)).toMatchObject({
      email: 'planner@demo.mullion.test',
      address: '127.0.0.1',
      agent: 'test-agent',
    });
  });

  it('LOG-02a refuses a malformed e-mail with 400 and a wrong password with 401', async () => {
    const before = asked.length;
    expect((await login({ email: 'planner', password: 'right' })).problem).toMatchObject({
      status: 400,
      code: 'login.malformed_email',
      errors: [{ path: 'body.email' }],
    });
    expect((await login({ email: 'a@b', password: '' })).problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: [{ path: 'body.password' }],
    });
    expect((await login({ email: 'a@b', password: 'x', admin: true })).problem?.errors).toEqual([
      { path: 'body.admin', code: 'unrecognized_keys' },
    ]);
    expect((await login('{"email":')).problem).toMatchObject({ status: 400, code: 'invalid' });
    expect(asked).toHaveLength(before);
    expect((await login({ email: 'a@b', password: 'x' })).problem).toMatchObject({ status: 401, code: 'login.wrong' });
  });

  it('says how long to wait after too many tries', async () => {
    const answer = await login({ email: 'a@b', password: 'often' });
    expect(answer.problem).toMatchObject({ status: 429, code: 'login.too_many', params: { retry_after: 321 } });
    expect(answer.headers.get('retry-after')).toBe('321');
  });

  it('refreshes by the cookie alone and drops one that is no longer good', async () => {
    const refresh = (cookie?: string) =>
      gateway.call('POST', '/api/session/refresh', cookie ? { headers: { cookie } } : {});
    expect((await refresh()).problem).toMatchObject({ status: 401, code: 'session.required' });
    const good = await refresh('__Host-mullion_refresh=the-secret');
    expect(good.body).toEqual({ token: 'the-token' });
    expect(good.headers.get('set-cookie')).toContain('__Host-mullion_refresh=the-next');
    const bad = await refresh('__Host-mullion_refresh=stolen');
    expect(bad.problem).toMatchObject({ status: 401, code: 'session.revoked' });
    expect(bad.headers.get('set-cookie')).toContain('__Host-mullion_refresh=;');
  });

  it('ends the session at once, in this gateway before the event arrives', async () => {
    gateway.world.answer(endSession, () => ({ ok: true }) as const);
    const sessionId = crypto.randomUUID();
    const token = await gateway.signIn(people.viewer(), { sessionId });
    const answer = await gateway.call('POST', '/api/logout', { token });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(answer.headers.get('set-cookie')).toContain('__Host-mullion_refresh=;');
    expect((await gateway.call('GET', '/api/user', { token })).problem).toMatchObject({
      status: 401,
      code: 'session.revoked',
    });
  });
});
