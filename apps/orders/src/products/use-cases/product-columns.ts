import { judgeStatusChange, type RequestContext, type StatusRight } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import type { StoredProduct } from '../../core/products/product';
import type { ProductSet } from '../../core/products/product.repository';
import { refusalByFacts, statusOfProduct, withManualStatus } from '../../core/rules/product-facts';

/** Those of these columns that differ from the row. */
export const changedOf = (before: StoredProduct, set: ProductSet): ProductSet =>
  Object.fromEntries(
    Object.entries(set).filter(([name, value]) => value !== undefined && value !== before[name as keyof StoredProduct]),
  );

/** The columns of a status that a person sets. @throws AppError `status.*` when the matrix or the facts forbid it */
export const statusColumns = (
  before: StoredProduct,
  after: number | undefined,
  context: RequestContext,
  rights: readonly StatusRight[],
): ProductSet => {
  if (after === undefined) return {};
  const params = { before: before.status, after };
  const verdict = judgeStatusChange({ table: 'products', ...params }, context, rights);
  if (verdict === 'same') return {};
  if (verdict !== 'allowed') throw new AppError(verdict, params);
  const refusal = refusalByFacts(before, after);
  if (refusal !== null) throw new AppError(refusal, { ...params, id: before.id });
  const now = withManualStatus(before, after);
  return {
    manual_status: now.manual_status,
    manual_production_version: now.manual_production_version,
    status: statusOfProduct(now),
  };
};
