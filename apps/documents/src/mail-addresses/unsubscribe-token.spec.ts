import { readUnsubscribe, signUnsubscribe } from './unsubscribe-token';

const key = 'k'.repeat(32);
const claims = { companyId: 7, email: 'ąžuolas@example.test' };

describe('the token of an unsubscribe link', () => {
  it('says whose mails which address no longer wants', () => {
    expect(readUnsubscribe(signUnsubscribe(claims, key), key)).toEqual(claims);
  });

  it('is nothing when it was changed, cut or signed by another key', () => {
    const token = signUnsubscribe(claims, key);
    const [, signature] = token.split('.');
    const other = Buffer.from(JSON.stringify([8, claims.email])).toString('base64url');
    for (const bad of [
      `${other}.${signature}`,
      token.slice(0, -1),
      `${token}.x`,
      '',
      '.',
      signUnsubscribe(claims, 'x'.repeat(32)),
    ])
      expect(readUnsubscribe(bad, key)).toBeNull();
  });
});
