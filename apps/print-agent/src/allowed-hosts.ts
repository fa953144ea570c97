import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Networks of factories: an agent that was told nothing sends labels nowhere else, and not to what listens on its own
 * computer.
 */
export const FACTORY_NETWORKS = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7';
/** Where printers take raw printing. */
export const PRINTER_PORTS = '9100-9109';

/** Where an address leads, when the agent may print there; null otherwise, also for a name that nobody knows. */
export type Resolve = (host: string, port: number) => Promise<string | null>;

/** @param networks as `10.0.0.0/8,fd00::/8` @param ports as `9100-9109,6101` */
export const resolveWithin = (networks: string, ports: string): Resolve => {
  const list = new BlockList();
  for (const network of partsOf(networks)) {
    const [address = '', prefix = ''] = network.split('/');
    if (isIP(address) === 0 || prefix === '') throw new Error(`no network: ${network}`);
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  const ranges = partsOf(ports).map((range) => {
    const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(range) ?? [];
    if (first === undefined) throw new Error(`no port: ${range}`);
    return [Number(first), Number(last)] as const;
  });
  return async (host, port) => {
    if (!ranges.some(([first, last]) => port >= first && port <= last)) return null;
    const found = await lookup(host).catch(() => null);
    return found && list.check(found.address, found.family === 6 ? 'ipv6' : 'ipv4') ? found.address : null;
  };
};

const partsOf = (list: string): string[] => list.split(',').map((one) => one.trim());
