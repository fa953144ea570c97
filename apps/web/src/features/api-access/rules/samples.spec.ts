import { createHmac, randomBytes } from 'node:crypto';
import { requestSample, verificationSample } from './samples';

type IsOurs = (headers: Record<string, string>, body: string, secret: string) => boolean;
/** The sample as it is copied, run as it is. */
const isOurs = (): IsOurs => {
  const body = verificationSample.replace(/^import.*$/m, '').replace('export function', 'return function');
  return new Function('createHmac', 'timingSafeEqual', body)(
    createHmac,
    jest.requireActual<typeof import('node:crypto')>('node:crypto').timingSafeEqual,
  ) as IsOurs;
};

describe('BEY-34 what people copy', () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sign = (id: string, time: number, body: string, by = secret): string =>
    `v1,${createHmac('sha256', Buffer.from(by.slice(6), 'base64'))
      .update(`${id}.${time}.${body}`)
      .digest('base64')}`;

  it('takes a message of ours, also beside a signature by another secret, and no other', () => {
    const check = isOurs();
    const now = Math.floor(Date.now() / 1_000);
    const headers = (signature: string, time = now) => ({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(time),
      'webhook-signature': signature,
    });
    const good = sign('msg_1', now, '{"a":1}');
    expect(check(headers(good), '{"a":1}', secret)).toBe(true);
    expect(
      check(
        headers(`${sign('msg_1', now, '{"a":1}', `whsec_${randomBytes(32).toString('base64')}`)} ${good}`),
        '{"a":1}',
        secret,
      ),
    ).toBe(true);
    expect(check(headers(good), '{"a":2}', secret)).toBe(false);
    expect(check(headers(sign('msg_1', now - 400, '{"a":1}'), now - 400), '{"a":1}', secret)).toBe(false);
    expect(check(headers('v1,nonsense'), '{"a":1}', secret)).toBe(false);
  });

  it('asks this very product', () =>
    expect(requestSample('https://mullion.test')).toContain('https://mullion.test/api/orders'));
});
