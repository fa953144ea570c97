import type { Tx } from '@mullion/server-kit';
import { type MovedBy, recordStatusChanges } from '../record-status-changes';
import type { StoredProduct } from './product';
import { ProductRepository } from './product.repository';
import { recordProducts } from './record-products';
import { type ChangedFacts, freshFacts } from './fresh-facts';
import { statusMoves } from '../rules/product-facts';

/**
 * Writes new facts of products, the statuses that follow from them and the history, and publishes those whose records
 * changed. The products must be locked by this transaction.
 */
export const changeFacts = async (
  tx: Tx,
  companyId: number,
  by: MovedBy,
  changes: readonly ChangedFacts[],
  { byPerson = false }: { readonly byPerson?: boolean } = {},
): Promise<StoredProduct[]> => {
  const fresh = freshFacts(changes, byPerson);
  const announced = new Set(fresh.filter((one) => one.announced).map(({ now }) => now.id));
  const rows = await new ProductRepository(tx, companyId).setFacts(
    fresh.map(({ now }) => ({ ...now, announced: announced.has(now.id) })),
    byPerson,
  );
  const moves = fresh.flatMap(({ before, now }) => statusMoves(before, now));
  await recordStatusChanges(tx, companyId, 'products', moves, by);
  await recordProducts(
    tx,
    companyId,
    rows.filter((row) => announced.has(row.id)),
  );
  return rows;
};
