import type { Tx } from '@mullion/server-kit';
import { type MovedBy, recordStatusChanges } from '../../record-status-changes';
import type { StoredProduct } from '../product';
import { toProductRecord } from '../product.mapper';
import { ProductRepository } from '../product.repository';
import { recordProducts } from '../record-products';
import { statusMoves, statusOfProduct } from '../rules/product-facts';

/** A product with the facts it has from now on; the same object when nothing is new. */
interface ChangedFacts {
  readonly before: StoredProduct;
  readonly now: StoredProduct;
}

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
  const fresh = changes
    .filter(({ before, now }) => before !== now)
    .map(({ before, now }) => ({ before, now: { ...now, status: statusOfProduct(now) } }));
  const announced = new Set(fresh.filter(({ before, now }) => byPerson || isOtherRecord(before, now)).map(({ now }) => now.id));
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

const isOtherRecord = (before: StoredProduct, now: StoredProduct): boolean =>
  toProductRecord(before).status !== toProductRecord(now).status;
