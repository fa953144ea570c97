import type { FittingGroup } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { FittingListRepository } from './fitting-list.repository';
import { canonicalFittings, fittingsHash } from './fittings-hash';

/** Keeps lists of fittings; products name them by `fittingsHash`. */
export const storeFittings = (
  tx: Tx,
  companyId: number,
  lists: readonly (readonly FittingGroup[])[],
): Promise<void> => {
  const byHash = new Map(
    lists.flatMap((groups) => {
      const hash = fittingsHash(groups);
      return hash === null ? [] : [[hash, canonicalFittings(groups)] as const];
    }),
  );
  return new FittingListRepository(tx, companyId).store(byHash);
};
