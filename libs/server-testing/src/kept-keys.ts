import { routes, subjectOf, type AnyCall, type AnyRoute } from '@mullion/contracts';

/**
 * Writes that may answer well without having kept their idempotency key, each with the reason why asking again does no
 * harm. Whatever else asks the gateway not to send a key says so in its contract (`keyed`).
 */
const withoutKey: ReadonlyMap<string, string> = new Map([
  [subjectOf(routes.scanPallet), 'in the hall a pallet is only looked up'],
  [subjectOf(routes.importOrders), 'a file may be only checked'],
  [subjectOf(routes.importPictures), 'a file may be only checked'],
  [subjectOf(routes.proposeStops), 'only reads'],
]);

/** Whether a request that succeeds must have kept its idempotency key: the gateway asks it a second time. */
export const mustKeepKey = (contract: AnyCall | AnyRoute): boolean =>
  contract.kind === 'route' &&
  contract.writes &&
  contract.keyed &&
  contract.policy.access !== 'none' &&
  !withoutKey.has(subjectOf(contract));
