import { systemContext } from './contexts';
import { signContext, verifyContext } from './signed-context';

const key = 'k'.repeat(32);
const now = 1_800_000_000;
const context = systemContext(7, { user_id: 3 as never, type: 2, expires_at: now + 60 });
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a signed context', () => {
  it('comes back as it was signed', () => {
    expect(verifyContext(signContext(context, key), key, now)).toEqual(context);
  });

  it('is refused after its time, also when it was accepted before', () => {
    const header = signContext(context, key);
    verifyContext(header, key, now);
    expect(() => verifyContext(header, key, now + 60)).toThrow('session.expired');
  });

  it('is refused with another key', () => {
    expect(() => verifyContext(signContext({ ...context }, key), 'x'.repeat(32), now)).toThrow('session.expired');
  });

  it.each([
    [
      'another company in the same signature',
      (header: string) => `${encode({ ...context, company_id: 8 })}.${header.split('.')[1]}`,
    ],
    ['no signature', (header: string) => `${header.split('.')[0]}.`],
    ['half a signature', (header: string) => header.slice(0, -4)],
    ['nothing', () => ''],
    ['no context', () => '.'],
    ['nonsense', () => 'nonsense'],
  ])('is refused with %s', (_name, change) => {
    expect(() => verifyContext(change(signContext(context, key)), key, now)).toThrow('session.expired');
  });

  it('signed by us but of another form is refused', () => {
    const header = signContext({ ...context, type: 9 } as never, key);
    expect(() => verifyContext(header, key, now)).toThrow('session.expired');
  });
});
