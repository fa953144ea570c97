import { accountEmail, email, optionalEmail } from './email.schema';

describe('an e-mail address', () => {
  it.each([
    'ona@langai.test',
    'Ona.Petraitė+langai@langai.test',
    "o'neil@a-b.test",
    'a@b',
    'ąžuolas@įmonė.lt',
    'x_y-z@1.test',
    `${'a'.repeat(64)}@b.test`,
  ])('is %j', (text) => {
    expect(email.safeParse(text).success).toBe(true);
  });

  it.each([
    'ho%0d%0aBcc:evil@k.test',
    '<evil@evil.test>',
    'Ona <ona@langai.test>',
    'a@b.test,c@d.test',
    'a@b.test;c@d.test',
    'a@b@c.test',
    '"a b"@c.test',
    'a(comment)@b.test',
    'a\r\nBcc:c@d.test',
    '.a@b.test',
    'a..b@c.test',
    'a@.b',
    'a@b.',
    'a@-b.test',
    'a@[127.0.0.1]',
    'a:b@c.test',
    'a\\@b.test',
    'a@b_c.test',
    'a\u00adb@c.test',
    'a@b\u034fc.test',
    `${'a'.repeat(65)}@b.test`,
    `${'a'.repeat(320)}@b.test`,
  ])('is not %j', (text) => {
    expect(email.safeParse(text).success).toBe(false);
    expect(optionalEmail.safeParse(text).success).toBe(false);
  });
});

describe('the address that somebody signs in with', () => {
  it('is one however its letters were typed', () => {
    const [composed, marked] = ['\u0105\u017euolas@langai.lt', 'a\u0328z\u030cuolas@langai.lt'];
    expect(composed).not.toBe(marked);
    for (const text of [composed, marked])
      expect([email.parse(text), accountEmail.parse(text), optionalEmail.parse(text)]).toEqual([
        composed,
        composed,
        composed,
      ]);
  });

  it.each(['\u0430dmin@langai.lt', 'admin@l\u0430ngai.lt', 'adm\u03b9n@langai.lt'])(
    'has letters of one alphabet: not %j',
    (text) => {
      expect(accountEmail.safeParse(text).error?.issues).toMatchObject([{ message: 'form.emailAlphabet' }]);
    },
  );

  it.each(['ąžuolas@įmonė.lt', 'иван@почта.бг', 'a.1-b@c.test'])('may be of any: %j', (text) => {
    expect(accountEmail.parse(text)).toBe(text);
  });
});
