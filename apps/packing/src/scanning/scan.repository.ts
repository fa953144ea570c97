import { TenantRepository } from '@mullion/server-kit';
import type { PalletRow, ProductRow } from '../pallets/pallets.module';

interface Scanner {
  readonly user_id: number | null;
  readonly user_name: string;
}

/** One scanned product with its pallet after the scan. */
export interface LoadedScan {
  readonly pallet: PalletRow;
  readonly product: ProductRow;
}
type PalletColumns = { readonly [Name in keyof PalletRow as `pallet_${Name & string}`]?: PalletRow[Name] };
type ScanRow = PalletColumns & { readonly [Name in keyof ProductRow]: ProductRow[Name] };

export interface MissingRow {
  readonly id: number;
  readonly barcode: string;
  readonly position: string;
  readonly order: string;
}

/** What news of a pallet and the scanner's answer need of its row. */
const PALLET = [
  'id', 'company_id', 'number', 'length', 'width', 'height', 'weight', 'status', 'truck_id', 'order_ids', 'address_keys', 'products_count',
  'loaded_count', 'errors', 'dispatch_priority', 'version',
] as const; // prettier-ignore

/** `loaded_at` of a product that was unloaded before, in one statement: pallet first, then placement, as everybody locks. */
const LOAD_PRODUCT = `WITH counted AS (
    UPDATE pallet p SET loaded_count = p.loaded_count + 1, version = p.version + 1
    FROM placement l JOIN product_copy c ON c.id = l.product_id
    WHERE p.id = $1 AND p.company_id = $2 AND p.status BETWEEN 1 AND 3 AND c.company_id = $2 AND c.barcode = $3 AND NOT c.removed
      AND l.pallet_id = p.id AND l.loaded_at IS NULL
    RETURNING p.*, l.product_id),
  placed AS (
    UPDATE placement l SET loaded_at = date_trunc('milliseconds', now()), version = l.version + 1 FROM counted
    WHERE l.product_id = counted.product_id AND l.pallet_id = counted.id AND l.loaded_at IS NULL RETURNING l.*),
  noted AS (
    INSERT INTO status_change (company_id, table_name, row_id, before, after, user_id, user_name)
    SELECT $2, 'placements', c.id, c.status, 13, $4::int, $5 FROM placed JOIN product_copy c ON c.id = placed.product_id)
  SELECT ${PALLET.map((name) => `counted.${name} AS pallet_${name}`).join(', ')}, c.id, c.company_id, c.order_id, c.barcode, c.position, c.type,
    c.category, c.width, c.height, c.depth, c.weight, c.can_be_flipped, c.part_of, c.comment, c.image, c.status, c.removed,
    coalesce(o.number, '') AS order_number, o.customer, o.address, coalesce(o.address_key, 'order:' || c.order_id) AS address_key,
    placed.x, placed.y, placed.z, placed.is_flipped, placed.loaded_at, placed.version
  FROM counted LEFT JOIN placed ON placed.product_id = counted.product_id LEFT JOIN product_copy c ON c.id = placed.product_id
    LEFT JOIN order_copy o ON o.id = c.order_id`;

const LOAD_PALLET = `WITH old AS (SELECT id, status FROM pallet WHERE company_id = $1 AND number = $2 AND truck_id = $3 AND status IN (1, 2) FOR UPDATE),
  loaded AS (UPDATE pallet p SET status = 3, version = p.version + 1 FROM old WHERE p.id = old.id RETURNING p.*),
  noted AS (INSERT INTO status_change (company_id, table_name, row_id, before, after, user_id, user_name)
    SELECT $1, 'pallets', id, status, 3, $4::int, $5 FROM old)
  SELECT loaded.*, t.status AS truck_status, t.description AS truck_description FROM loaded LEFT JOIN truck_copy t ON t.id = loaded.truck_id`;

/** The hot statements of the scanners, prepared once a connection. */
export class ScanRepository extends TenantRepository {
  /**
   * Loads a product that stands unloaded on this pallet; null when it does not. Overtaken: somebody was faster, and the transaction
   * has to be rolled back.
   */
  async loadProduct(palletId: number, barcode: string, who: Scanner): Promise<LoadedScan | 'overtaken' | null> {
    const params = [palletId, this.companyId, barcode, who.user_id, who.user_name];
    const [row] = await this.query<ScanRow>(LOAD_PRODUCT, params, { name: 'scan-product' });
    if (!row) return null;
    if (row.id === null) return 'overtaken';
    const pallet = Object.fromEntries(PALLET.map((name) => [name, row[`pallet_${name}`]])) as unknown as PalletRow;
    return { pallet, product: { ...row, pallet_id: palletId } };
  }

  /** Loads a prepared or closed pallet of this truck; null when it is not one. */
  async loadPallet(number: string, truckId: number, who: Scanner): Promise<PalletRow | null> {
    const params = [this.companyId, number, truckId, who.user_id, who.user_name];
    const [row] = await this.query<PalletRow>(LOAD_PALLET, params, { name: 'scan-pallet' });
    return row ?? null;
  }

  /** The pallet with this number. */
  async pallet(number: string): Promise<PalletRow | null> {
    const [row] = await this.query<PalletRow>(
      `SELECT p.*, t.status AS truck_status, t.description AS truck_description FROM pallet p LEFT JOIN truck_copy t ON t.id = p.truck_id
       WHERE p.company_id = $1 AND p.number = $2`,
      [this.companyId, number],
      { name: 'scan-find' },
    );
    return row ?? null;
  }

  /** Products of a pallet that are not scanned onto it yet. */
  missing(palletId: number): Promise<MissingRow[]> {
    return this.query<MissingRow>(
      `SELECT c.id, c.barcode, c.position, coalesce(o.number, '') AS order FROM placement l JOIN product_copy c ON c.id = l.product_id
       LEFT JOIN order_copy o ON o.id = c.order_id WHERE l.pallet_id = $1 AND l.company_id = $2 AND l.loaded_at IS NULL ORDER BY o.number, c.position, c.id`,
      [palletId, this.companyId],
      { name: 'scan-missing' },
    );
  }

  /** Ids of products with this barcode. */
  async productIds(barcode: string): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      'SELECT id FROM product_copy WHERE company_id = $1 AND barcode = $2 AND NOT removed ORDER BY id',
      [this.companyId, barcode],
    );
    return rows.map((row) => row.id);
  }
}
