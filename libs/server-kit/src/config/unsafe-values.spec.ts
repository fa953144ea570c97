import { unsafeValues } from './unsafe-values';

const key = 'development-only-context-key-change-me';
const own = { PUBLIC_URL: 'https://mullion.example.com', MULLION_CONTEXT_KEY: 'c0ffee'.repeat(8) };

describe('secrets of our examples', () => {
  it('start a system on this machine alone', () => {
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(unsafeValues({ PUBLIC_URL, MULLION_CONTEXT_KEY: key })).toEqual([]);
    for (const PUBLIC_URL of [
      'https://mullion.example.com',
      'http://localhost.example.com',
      'http://127.0.0.1.nip.io',
      '',
      undefined,
    ])
      expect(unsafeValues({ PUBLIC_URL, MULLION_CONTEXT_KEY: key })).toEqual([
        expect.stringMatching(/^MULLION_CONTEXT_KEY is an example/),
      ]);
  });

  it.each([
    ['MULLION_TOKEN_KEY', 'at-least-32-other-random-characters'],
    ['DATABASE_URL', 'postgres://mullion_orders:mullion@127.0.0.1/mullion'],
    ['ADMIN_DATABASE_URL', 'postgres://postgres:password@127.0.0.1/postgres'],
    ['NATS_URL', 'nats://orders:development-only-change-me@127.0.0.1'],
    ['MULLION_PASSWORD_ADMIN', 'development-only-change-me'],
    ['SMTP_URL', 'smtps://user:password@mail.example.com:465'],
  ])('are refused elsewhere: %s', (name, value) => {
    const [problem, ...more] = unsafeValues({ ...own, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} is an example`));
    expect(problem).not.toContain(value);
    expect(more).toEqual([]);
  });

  it('are not found where a secret is its own', () => {
    expect(
      unsafeValues({
        ...own,
        DATABASE_URL: 'postgres://mullion_orders:0c2b@127.0.0.1/mullion',
        MAIL_FROM: 'password <a@b.lt>',
      }),
    ).toEqual([]);
  });
});

describe('servers on other machines', () => {
  it.each([
    ['DATABASE_URL', 'postgres://o:1@db.lan/mullion'],
    ['DATABASE_URL', 'postgres://o:1@db.lan/mullion?sslmode=require'],
    ['DATABASE_URL_ORDERS', 'postgresql://o:1@10.0.0.3/mullion'],
    ['NATS_URL', 'nats://o:1@nats.lan:4222'],
    ['NATS_URL', 'nats://o:1@localhost:4222,nats://nats.lan:4222'],
    ['REDIS_URL', 'redis://o:1@redis.lan'],
  ])('are not spoken to without TLS: %s %s', (name, value) => {
    expect(unsafeValues({ ...own, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} names .* without TLS`)),
    ]);
  });

  it.each([
    ['NATS_URL', 'tls://o:1@nats.lan,tls://o:1@10.0.0.3:4222'],
    ['DATABASE_URL_ORDERS', 'postgres://o:1@10.0.0.3/m?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://o:1@[fd00::3]/m?sslmode=verify-full'],
  ])('are named by the name that their certificate is for: %s %s', (name, value) => {
    expect(unsafeValues({ ...own, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} names \\S+ by an address`)),
    ]);
  });

  it('are spoken to with TLS, or plainly where an operator has said so', () => {
    const encrypted = {
      DATABASE_URL: 'postgres://o:1@db.lan/m?sslmode=verify-full',
      NATS_URL: 'tls://o:1@n.lan',
      REDIS_URL: 'rediss://o:1@r.lan',
    };
    expect(unsafeValues({ ...own, ...encrypted })).toEqual([]);
    const plain = { PLAIN_SERVERS: 'nats, redis', NATS_URL: 'nats://o:1@nats:4222', REDIS_URL: 'redis://o:1@redis' };
    expect(unsafeValues({ ...own, ...plain })).toEqual([]);
    expect(unsafeValues({ ...own, ...plain, DATABASE_URL: 'postgres://o:1@postgres/m' })).toHaveLength(1);
  });
});
