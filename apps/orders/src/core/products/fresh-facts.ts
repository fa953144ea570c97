import type { StoredProduct } from './product';
import { toProductRecord } from './product.mapper';
import { statusOfProduct } from '../rules/product-facts';

/** A product with the facts it has from now on; the same object when nothing is new. */
export interface ChangedFacts {
  readonly before: StoredProduct;
  readonly now: StoredProduct;
}
interface FreshFacts extends ChangedFacts {
  /** Its record at other services changes with it. */
  readonly announced: boolean;
}

/**
 * Those of these products that become another, with the status that follows from their new facts. An edit by a person
 * is always announced.
 */
export const freshFacts = (changes: readonly ChangedFacts[], byPerson: boolean): readonly FreshFacts[] =>
  changes
    .filter(({ before, now }) => before !== now)
    .map(({ before, now: facts }) => {
      const now = { ...facts, status: statusOfProduct(facts) };
      return { before, now, announced: byPerson || isOtherRecord(before, now) };
    });

const isOtherRecord = (before: StoredProduct, now: StoredProduct): boolean =>
  toProductRecord(before).status !== toProductRecord(now).status;
