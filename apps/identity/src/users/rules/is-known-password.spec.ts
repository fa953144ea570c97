import { isGoodPassword } from '@mullion/contracts';
import { isKnownPassword } from './is-known-password';

describe('a password that everybody knows', () => {
  it.each([
    'Password1!',
    'P@ssw0rd!',
    'Qwerty123!',
    'Slaptažodis1!',
    'Lietuva-2026',
    'Dragon#77',
    '!!Football1',
    'PasswordPassword1!',
    'Admin123!',
  ])('USR-02a is %p', (password) => expect(isKnownPassword(password)).toBe(true));

  it.each([
    'Mullion-2026!',
    'Ąžuolas-9',
    'Ab1!wxyz',
    'correct horse battery staple',
    'geltonas traktorius vakare stovi prie namo',
    'Dragon-8f3k9x!!',
    'dragon29174653',
  ])('USR-02a is not %p', (password) => expect(isKnownPassword(password)).toBe(false));
});

describe('a password of words', () => {
  it.each(['geltonas traktorius vakare stovi prie namo', 'correct horse battery staple', 'žalias namas prie upės'])(
    'USR-02a is good: %p',
    (long) => {
      expect(isGoodPassword(long)).toBe(true);
    },
  );

  it.each(['aaaaaaaaaaaaaaaaaaaa', '123456789012345678', 'abababababababab', 'žalias namas', ' '.repeat(40)])(
    'USR-02a is not: %p',
    (short) => {
      expect(isGoodPassword(short)).toBe(false);
    },
  );
});
