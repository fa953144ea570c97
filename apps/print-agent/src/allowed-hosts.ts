import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks of factories: an agent that was told nothing sends labels nowhere else. */
export const FACTORY_NETWORKS = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,127.0.0.0/8,fc00::/7,::1/128';

/** Where an address leads, when that lies in one of the networks; null otherwise, also for a name that nobody knows. */
export type Resolve = (host: string) => Promise<string | null>;

/** @param networks as `10.0.0.0/8,fd00::/8` */
export const resolveWithin = (networks: string): Resolve => {
  const list = new BlockList();
  for (const network of networks.split(',').map((one) => one.trim())) {
    const [address = '', prefix = ''] = network.split('/');
    if (isIP(address) === 0 || prefix === '') throw new Error(`no network: ${network}`);
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return async (host) => {
    const found = await lookup(host).catch(() => null);
    return found && list.check(found.address, found.family === 6 ? 'ipv6' : 'ipv4') ? found.address : null;
  };
};
