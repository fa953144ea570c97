import { auditRow, type AuditActor, type Tx } from '@mullion/server-kit';
import type { StoredProduct } from './product';
import { toProduct } from './product.mapper';

/** Follows from other rows, which have entries of their own. */
const shown = (row: StoredProduct) => {
  const { order: _order, pallet_id: _pallet, loaded: _loaded, ...own } = toProduct(row, '');
  return { ...own, fittings: row.fittings };
};

/** Audits a made, edited or deleted product. */
export const auditProduct = (
  tx: Tx,
  actor: AuditActor,
  before: StoredProduct | null,
  after: StoredProduct | null,
): Promise<void> => {
  const row = after ?? before;
  if (row === null) return Promise.resolve();
  const [old, now] = [before && shown(before), after && shown(after)];
  return auditRow(tx, actor, { table: 'products', id: row.id, name: row.barcode, before: old, after: now });
};
