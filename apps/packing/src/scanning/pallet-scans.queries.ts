import { productStatus, type PalletScans } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';

interface ProductRow {
  readonly pallet_id: number;
  readonly product_id: number;
  readonly scanned_at: Date;
  readonly scanned_by: string | null;
}
interface ChangeRow {
  readonly row_id: number;
  readonly before: number | null;
  readonly after: number;
  readonly created_at: Date;
  readonly user_name: string;
}

/** Who scanned what onto these pallets, and them onto their truck; pallets of other companies are left out. */
export const scansOfPallets = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<PalletScans[]> => {
  const [pallets, products, changes] = await Promise.all([
    database.read<{ id: number }>('SELECT id FROM pallet WHERE company_id = $1 AND id = ANY($2) ORDER BY id', [
      companyId,
      ids,
    ]),
    database.read<ProductRow>(
      `SELECT l.pallet_id, l.product_id, l.loaded_at AS scanned_at, h.user_name AS scanned_by FROM placement l
       LEFT JOIN LATERAL (SELECT user_name FROM status_change WHERE company_id = $1 AND table_name = 'placements' AND row_id = l.product_id
         AND after = ${productStatus.loaded} ORDER BY id DESC LIMIT 1) h ON true
       WHERE l.company_id = $1 AND l.pallet_id = ANY($2) AND l.loaded_at IS NOT NULL ORDER BY l.loaded_at, l.product_id`,
      [companyId, ids],
    ),
    database.read<ChangeRow>(
      `SELECT row_id, before, after, created_at, user_name FROM status_change
       WHERE company_id = $1 AND table_name = 'pallets' AND row_id = ANY($2) ORDER BY id`,
      [companyId, ids],
    ),
  ]);
  return pallets.map(({ id }) => ({
    pallet_id: id as PalletScans['pallet_id'],
    products: products
      .filter(({ pallet_id }) => pallet_id === id)
      .map(({ product_id, scanned_at, scanned_by }) => ({
        product_id: product_id as PalletScans['products'][number]['product_id'],
        scanned_at: scanned_at.toISOString(),
        scanned_by: scanned_by ?? '',
      })),
    changes: changes
      .filter(({ row_id }) => row_id === id)
      .map(({ before, after, created_at, user_name }) => ({
        before,
        after,
        at: created_at.toISOString(),
        by: user_name,
      })),
  }));
};

/** @throws AppError `pallet.not_found` */
export const scansOfPallet = async (database: Database, companyId: number, id: number): Promise<PalletScans> => {
  const [scans] = await scansOfPallets(database, companyId, [id]);
  if (!scans) throw new AppError('pallet.not_found', { pallet: id });
  return scans;
};
