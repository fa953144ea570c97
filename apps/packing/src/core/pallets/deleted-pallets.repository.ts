import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import { palletColumns } from './pallet-columns';
import type { PalletRow } from './pallet.row';

const COLUMNS = ['id', 'version', 'record_version', ...palletColumns];

/** A pallet as it was, with what was pinned on it; of one deleted by an earlier release that is not known. */
type KeptPalletRow = PalletRow & { readonly is_pinned?: boolean; readonly pinned_products?: readonly number[] };

/** Deleted pallets: their labels are about, and they may come back. */
export class DeletedPallets extends TenantRepository {
  /** Asked before it is deleted, because its pins go with it. `products` are those that stood on it. */
  async keep(pallet: PalletRow, userName: string, products: readonly number[]): Promise<void> {
    await this.query(
      `INSERT INTO deleted_pallet (company_id, pallet_id, number, user_name, products, pallet)
       SELECT $1::int, $2::int, $3::text, $4::text, $5::int[], $6::jsonb || jsonb_build_object(
         'is_pinned', EXISTS (SELECT 1 FROM pallet_pin WHERE company_id = $1 AND pallet_id = $2),
         'pinned_products', ARRAY(SELECT product_id FROM product_pin WHERE company_id = $1 AND pallet_id = $2 ORDER BY product_id))
       ON CONFLICT (pallet_id) DO NOTHING`,
      // one that had no number has no label that could be read
      [this.companyId, pallet.id, pallet.number ?? '', userName, products, JSON.stringify(pallet)],
    );
  }

  /**
   * Those of these pallets that were deleted are there again as they were then, under their ids and with their labels.
   * Their versions go on above those that others have seen of them.
   * @throws AppError `pallet.number_taken`
   */
  async restore(ids: readonly number[]): Promise<PalletRow[]> {
    const deleted = await this.query<{ pallet: KeptPalletRow | null }>(
      'DELETE FROM deleted_pallet WHERE company_id = $1 AND pallet_id = ANY($2) RETURNING pallet',
      [this.companyId, ids],
    );
    const kept = deleted.flatMap(({ pallet }) => pallet ?? []);
    const rows = kept.map(({ is_pinned: _is, pinned_products: _products, ...row }): PalletRow => ({
      ...row,
      truck_id: null,
      claim_id: null,
      record_version: row.record_version + 1,
    }));
    await this.insert(rows);
    await this.pin(kept);
    return rows;
  }

  private async insert(rows: readonly PalletRow[]): Promise<void> {
    const [taken] = await this.query<{ number: string }>(
      'SELECT number FROM pallet WHERE company_id = $1 AND number = ANY($2) ORDER BY id LIMIT 1',
      [this.companyId, rows.flatMap(({ number }) => number ?? [])],
    );
    if (taken) throw new AppError('pallet.number_taken', { number: taken.number });
    try {
      await this.query(
        `INSERT INTO pallet (company_id, ${COLUMNS.join(', ')}) SELECT $1, ${COLUMNS.map((name) => `n.${name}`).join(', ')}
         FROM jsonb_populate_recordset(NULL::pallet, $2::jsonb) n ORDER BY n.id`,
        [this.companyId, JSON.stringify(rows)],
      );
    } catch (error) {
      if (isUniqueViolation(error, 'pallet_number'))
        throw new AppError('pallet.number_taken', { number: rows[0]?.number ?? '' });
      throw error;
    }
  }

  /** Pinned as they were; a product that has been pinned to another pallet since stays pinned to that one. */
  private async pin(kept: readonly KeptPalletRow[]): Promise<void> {
    await this.query('INSERT INTO pallet_pin (pallet_id, company_id) SELECT id, $1::int FROM unnest($2::int[]) AS id', [
      this.companyId,
      kept.filter(({ is_pinned: isPinned }) => isPinned).map(({ id }) => id),
    ]);
    const products = kept.flatMap(({ id, pinned_products: ids = [] }) =>
      ids.map((productId) => ({ product_id: productId, pallet_id: id })),
    );
    await this.query(
      `INSERT INTO product_pin (product_id, pallet_id, company_id) SELECT n.product_id, n.pallet_id, $1::int
       FROM jsonb_to_recordset($2::jsonb) AS n (product_id int, pallet_id int) ON CONFLICT (product_id) DO NOTHING`,
      [this.companyId, JSON.stringify(products)],
    );
  }
}
