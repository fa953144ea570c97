import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import { palletColumns } from './pallet.repository';
import type { PalletRow } from './pallet.row';

const COLUMNS = ['id', 'version', 'record_version', ...palletColumns];

/** Deleted pallets: their labels are about, and they may come back. */
export class DeletedPallets extends TenantRepository {
  /** `products` are those that stood on it. */
  async keep(pallet: PalletRow, userName: string, products: readonly number[]): Promise<void> {
    await this.query(
      `INSERT INTO deleted_pallet (company_id, pallet_id, number, user_name, products, pallet) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (pallet_id) DO NOTHING`,
      // one that had no number has no label that could be read
      [this.companyId, pallet.id, pallet.number ?? '', userName, products, JSON.stringify(pallet)],
    );
  }

  /**
   * Those of these pallets that were deleted are there again as they were then, under their ids and with their labels. Their versions go on above
   * those that others have seen of them.
   * @throws AppError `pallet.number_taken`
   */
  async restore(ids: readonly number[]): Promise<PalletRow[]> {
    const deleted = await this.query<{ pallet: PalletRow | null }>(
      'DELETE FROM deleted_pallet WHERE company_id = $1 AND pallet_id = ANY($2) RETURNING pallet',
      [this.companyId, ids],
    );
    const rows = deleted
      .flatMap(({ pallet }) => pallet ?? [])
      .map((row) => ({ ...row, truck_id: null, claim_id: null, record_version: row.record_version + 1 }));
    try {
      await this.query(
        `INSERT INTO pallet (company_id, ${COLUMNS.join(', ')}) SELECT $1, ${COLUMNS.map((name) => `n.${name}`).join(', ')}
         FROM jsonb_populate_recordset(NULL::pallet, $2::jsonb) n ORDER BY n.id`,
        [this.companyId, JSON.stringify(rows)],
      );
    } catch (error) {
      if (isUniqueViolation(error, 'pallet_number')) throw new AppError('pallet.number_taken', { number: rows[0]?.number ?? '' });
      throw error;
    }
    return rows;
  }
}
