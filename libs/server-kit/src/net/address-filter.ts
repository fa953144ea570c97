import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Networks that are no public internet (IANA's special-purpose registries): nothing that a person names is asked there.
 */
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Of IPv6 only 2000::/3 is public, and of that not what carries an IPv4 address or is kept for examples. */
const publicV6 = '2000::/3';
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
};
const closed = listOf([...closedV4, ...closedV6]);
const open = listOf([publicV6]);

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '', more] = text.split('/');
  const longest = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
};

/** True when every part of a comma-separated list is a network: `10.2.0.0/16,fd00::/8`. */
export const areNetworks = (text: string): boolean => text.split(',').filter(Boolean).every(isNetwork);

export interface AddressFilter {
  /** May requests go to this address (an IP, not a name)? */
  readonly allows: (address: string) => boolean;
  /** Has an operator named the network that it lies in? */
  readonly isNamed: (address: string) => boolean;
}

/** Lets public addresses through, and those of the networks that an operator has named. */
export const addressFilter = (named = ''): AddressFilter => {
  const own = listOf(named.split(',').filter(Boolean));
  const isNamed = (address: string): boolean =>
    isIP(address) !== 0 && own.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  const isPublic = (address: string): boolean => {
    if (isIPv4(address)) return !closed.check(address, 'ipv4');
    return isIP(address) === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  };
  return { allows: (address) => isPublic(address) || isNamed(address), isNamed };
};

/** The IP that the host part of a URL is, without the brackets of IPv6; null for a name. */
export const ipOfHost = (host: string): string | null => {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};
