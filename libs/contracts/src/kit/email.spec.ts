import { email, optionalEmail } from './email.schema';

describe('an e-mail address', () => {
  it.each(['ona@langai.test', 'Ona.Petraitė+langai@langai.test', "o'neil@a-b.test", 'a@b', 'ąžuolas@įmonė.lt', 'x_y-z@1.test'])(
    'is %j',
    (text) => {
      expect(email.safeParse(text).success).toBe(true);
    },
  );

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
    `${'a'.repeat(320)}@b.test`,
  ])('is not %j', (text) => {
    expect(email.safeParse(text).success).toBe(false);
    expect(optionalEmail.safeParse(text).success).toBe(false);
  });
});
