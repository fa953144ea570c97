import { inRuns } from '../rules/in-runs';
import type { StoredProduct } from './product';
import type { ProductRepository, ProductSet } from './product.repository';

/** A locked product and the columns of it that become others. */
export interface DecidedProduct {
  readonly before: StoredProduct;
  readonly set: ProductSet;
}

/**
 * Writes edits of products in the order given, many in one statement. A barcode is written alone: it may be one that
 * another has just given up, and a refusal names it.
 * @throws AppError `product.barcode_taken`
 */
export const writeProducts = async (
  products: ProductRepository,
  edits: readonly DecidedProduct[],
): Promise<StoredProduct[]> => {
  const written: StoredProduct[] = [];
  for (const run of inRuns(
    edits,
    ({ before }) => before.id,
    ({ set }) => set.barcode !== undefined,
  )) {
    const [first] = run;
    if (first?.set.barcode !== undefined) written.push(await products.update(first.before.id, undefined, first.set));
    else written.push(...(await products.updateMany(run)));
  }
  return written;
};
