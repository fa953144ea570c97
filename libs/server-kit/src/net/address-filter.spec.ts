import { addressFilter, areNetworks, ipOfHost } from './address-filter';

const hostOf = (url: string): string => new URL(url).hostname;

describe('BEY-34 which addresses may be asked', () => {
  const { allows } = addressFilter();

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00::1',
  ])('%s is public', (address) => expect(allows(address)).toBe(true));

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001:0:4136:e378::',
    'localhost',
    '',
    '1.1.1.1.',
    '0x7f000001',
  ])('%s is not', (address) => expect(allows(address)).toBe(false));

  it('are those of a named network too, and of that one only', () => {
    const filter = addressFilter('127.0.0.0/8,fd00::/8');
    expect(['127.0.0.1', 'fd00::1', '10.0.0.1', '::1'].map(filter.allows)).toEqual([true, true, false, false]);
    expect([filter.isNamed('127.0.0.1'), filter.isNamed('1.1.1.1')]).toEqual([true, false]);
  });

  it.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://①②⑦.0.0.1/',
  ])('the spelling of %s hides no private address', (url) =>
    expect([ipOfHost(hostOf(url)) !== null, allows(ipOfHost(hostOf(url)) ?? '')]).toEqual([true, false]),
  );

  it('reads a list of networks and refuses anything else', () => {
    expect(['', '10.0.0.0/8', '10.0.0.0/8,fd00::/8'].map(areNetworks)).toEqual([true, true, true]);
    expect(['10.0.0.0', '10.0.0.0/33', 'all', '10.0.0.0/8/8', '*'].map(areNetworks)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([ipOfHost('example.com'), ipOfHost('[2001:db8::1]')]).toEqual([null, '2001:db8::1']);
  });
});
