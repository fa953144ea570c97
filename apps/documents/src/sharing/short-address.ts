import { isIPv4, isIPv6 } from 'node:net';

/** How many groups of an IPv6 address name the network. */
const NETWORK_GROUPS = 3;

/** An address without the part that names one device: 84.15.22.x, 2a02:4780:10::x. */
export const shortAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(plain)) return '?';
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split('.')[0]?.split(':').filter(Boolean) ?? [];
  const missing = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::x`;
};
