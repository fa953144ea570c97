import { mustBeSendable } from './sendable';

const refusal = (url: string, networks = ''): string | null => {
  try {
    mustBeSendable(url, networks);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('BEY-34 the address of a webhook', () => {
  it('is a name or a public IP, by https', () => {
    expect([
      refusal('https://books.example/hook'),
      refusal('https://1.1.1.1/x'),
      refusal('https://[2606:4700::1111]:8443/'),
    ]).toEqual([null, null, null]);
    expect(refusal('http://books.example/hook')).toBe('webhook.not_https');
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://localhost:5432/',
    'https://a.localhost/',
    'https://10.0.0.7/',
  ])('is not %s', (url) => expect(refusal(url)).toBe('webhook.private_address'));

  it('may lie in a network that an operator has named, there by http too', () => {
    expect([refusal('http://10.2.0.9/x', '10.2.0.0/16'), refusal('http://localhost:9/', '127.0.0.0/8')]).toEqual([
      null,
      null,
    ]);
    expect(refusal('https://10.3.0.9/x', '10.2.0.0/16')).toBe('webhook.private_address');
    expect(refusal('http://1.1.1.1/x', '10.2.0.0/16')).toBe('webhook.not_https');
  });
});
