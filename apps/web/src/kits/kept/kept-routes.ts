/** The read that says whose answers are kept. */
export const PERSON = 'user.get';

/*
 * What pages of terminals are shown from; nothing else is left on a device. Reads by their names: their contracts would all come along with the page of signing in.
 */

/** The person and the names of statuses: read wherever the person comes from. */
export const KEPT_OF_EVERY_PAGE: readonly string[] = [PERSON, 'statuses.list', 'status-rights.list'];
/** What the person works on. */
export const KEPT_FOR_TERMINALS: readonly string[] = [
  'pallets.get',
  'pallets.list',
  'trucks.get',
  'work-centers.page',
  'racks.plan',
  'racks.read',
];
