import type { CachedReads } from '../kits/kept/offline-cache';
import { isTerminalPage } from './worker/shell';

/*
 * What pages of terminals are shown from; nothing else is left on a device. Reads by their names: their contracts would
 * all come along with the page of signing in.
 */
export const cachedReads: CachedReads = {
  person: 'user.get',
  // the person and the names of statuses: read wherever the person comes from
  everyPage: ['user.get', 'statuses.list', 'status-rights.list'],
  // what the person works on
  terminals: ['pallets.get', 'pallets.list', 'trucks.get', 'work-centers.page', 'racks.plan', 'racks.read'],
  isTerminalPage,
};
