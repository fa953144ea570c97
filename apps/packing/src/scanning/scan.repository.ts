import { productStatus, readingsOf, type OutputOf, type scanProduct } from '@mullion/contracts';
import {
  AppError,
  currentOccurrence,
  recordRows,
  stampsOfRows,
  TenantRepository,
  type RequestKey,
} from '@mullion/server-kit';
import { PalletCodes } from '../core/pallets/pallet-codes.repository';
import type { PalletRow } from '../core/pallets/pallet.row';
import { palletChange, placementsChange } from '../core/pallets/record-pallet';

interface Scanner {
  readonly user_id: number | null;
  readonly user_name: string;
}

/** What a scan is answered with when it loads its product, and the stamp of its events. */
export interface LoadedScan {
  readonly answer: OutputOf<typeof scanProduct>;
  readonly stamp: string;
}

/** A scan to be loaded; with a key, the statement keeps the answer for a repeat of the request. */
export interface ProductScan {
  readonly palletId: number;
  readonly barcode: string;
  readonly who: Scanner;
  readonly requestId: string;
  /** What its stamps begin with. */
  readonly stampPrefix: string;
  readonly key: RequestKey | null;
}

export interface MissingRow {
  readonly id: number;
  readonly barcode: string;
  readonly position: string;
  readonly order: string;
}

const LOADED_AT = `to_char(loaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/**
 * The answer of `scanProduct`; its product is as `placedProductDto` gives it, to which a test of drawn rows compares
 * it.
 */
const ANSWER = `json_build_object('outcome', 'loaded', 'instead_of', null, 'pallet_id', placed.pallet_id, 'loaded_count', counted.loaded_count,
  'products_count', counted.products_count, 'status', counted.status, 'product', json_build_object('id', c.id, 'barcode', c.barcode,
  'status', greatest(c.status, ${productStatus.loaded}), 'position', c.position, 'pallet_id', placed.pallet_id, 'x', placed.x, 'y', placed.y, 'z', placed.z,
  'width', c.width, 'height', c.height, 'depth', c.depth, 'weight', c.weight, 'category', c.category, 'comment', c.comment,
  'is_flipped', placed.is_flipped, 'can_be_flipped', c.can_be_flipped, 'part_of', c.part_of, 'order', coalesce(o.number, ''), 'order_id', c.order_id,
  'address_key', coalesce(o.address_key, 'order:' || c.order_id), 'type', c.type, 'image', c.image, 'checked', true, 'loaded_at', ${LOADED_AT},
  'awaits_remake', c.remake_of IS NOT NULL AND c.status < ${productStatus.made}, 'version', placed.version))`;

const RECORDED = recordRows(
  palletChange.select('$6', { from: '(SELECT counted.*, false AS removed FROM counted) AS changed' }),
  placementsChange.select('$6', { from: '(SELECT placed.*, $4::int AS user_id FROM placed) AS moved' }),
);

/**
 * The plain scan as one statement: place, count, history and events stand or fall together. The pallet is locked before
 * the placement, as everybody locks, and only when there is something to load: who has to look further still locks all
 * pallets in id order. Of two scanners of one product the second finds it loaded and changes nothing. The event carries
 * the scanned product alone: every placement has its own version, so nothing is lost by it. A request's key is kept by
 * the same statement; one that was used before makes it fail, and the key of a scan that has become a conflict loads
 * nothing any more.
 */
const LOAD_PRODUCT = `WITH held AS (
    SELECT p.id, l.product_id, c.status AS product_status
    FROM pallet p JOIN placement l ON l.pallet_id = p.id JOIN product_copy c ON c.id = l.product_id
    WHERE p.id = $1 AND p.company_id = $2 AND p.status BETWEEN 1 AND 3 AND c.company_id = $2 AND c.barcode = $3 AND NOT c.removed AND NOT l.scrapped AND l.loaded_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM scan_conflict x WHERE x.company_id = $2 AND x.user_id = $8::int AND x.key = $10::text)
    FOR UPDATE OF p),
  placed AS (
    UPDATE placement l SET loaded_at = date_trunc('milliseconds', coalesce($12::timestamptz, now())), version = l.version + 1 FROM held
    WHERE l.product_id = held.product_id AND l.pallet_id = held.id AND l.loaded_at IS NULL
    RETURNING l.*, held.product_status),
  counted AS (
    UPDATE pallet p SET loaded_count = p.loaded_count + 1, record_version = p.record_version + 1 FROM placed WHERE p.id = placed.pallet_id RETURNING p.*),
  noted AS (
    INSERT INTO status_change (company_id, table_name, row_id, before, after, user_id, user_name, made_at, terminal)
    SELECT company_id, 'placements', product_id, product_status, 13, $4::int, $5, $12::timestamptz, $13 FROM placed),
  recorded AS (${RECORDED}),
  answered AS (
    SELECT ${ANSWER} AS answer, ${stampsOfRows('packing', '$7', 'recorded')} AS stamp
    FROM placed JOIN counted ON counted.id = placed.pallet_id JOIN product_copy c ON c.id = placed.product_id
      LEFT JOIN order_copy o ON o.id = c.order_id),
  kept AS (
    INSERT INTO idempotency (company_id, user_id, subject, key, part, body_hash, answer, stamp)
    SELECT $2, $8::int, $9::text, $10::text, 0, $11::text, answer, stamp FROM answered WHERE $10::text IS NOT NULL)
  SELECT answer, stamp FROM answered`;

const LOAD_PALLET = `WITH old AS (SELECT id, status FROM pallet WHERE company_id = $1 AND number = $2 AND truck_id = $3 AND status IN (1, 2) FOR UPDATE),
  loaded AS (UPDATE pallet p SET status = 3, version = p.version + 1, record_version = p.record_version + 1 FROM old WHERE p.id = old.id RETURNING p.*),
  noted AS (INSERT INTO status_change (company_id, table_name, row_id, before, after, user_id, user_name, made_at, terminal)
    SELECT $1, 'pallets', id, status, 3, $4::int, $5, $6::timestamptz, $7 FROM old)
  SELECT loaded.*, t.status AS truck_status, t.description AS truck_description FROM loaded LEFT JOIN truck_copy t ON t.id = loaded.truck_id`;

/** The hot statements of the scanners, prepared once a connection. */
export class ScanRepository extends TenantRepository {
  readonly codes = new PalletCodes(this.source, this.companyId);

  /**
   * Loads a product that stands unloaded on this pallet; null when it does not, and nothing has changed.
   * @throws the database's unique violation when the key has been used
   */
  async loadProduct({ palletId, barcode, who, requestId, stampPrefix, key }: ProductScan): Promise<LoadedScan | null> {
    const occurrence = currentOccurrence();
    const ofKey = [key?.userId ?? 0, key?.subject ?? null, key?.key ?? null, key?.bodyHash ?? null];
    const params = [
      palletId,
      this.companyId,
      barcode,
      who.user_id,
      who.user_name,
      requestId,
      stampPrefix,
      ...ofKey,
      occurrence?.at ?? null,
      occurrence?.terminal ?? null,
    ];
    const [row] = await this.query<LoadedScan>(LOAD_PRODUCT, params, { name: 'scan-product' });
    return row ?? null;
  }

  /** Loads a prepared or closed pallet of this truck; null when it is not one. */
  async loadPallet(number: string, truckId: number, who: Scanner): Promise<PalletRow | null> {
    const occurrence = currentOccurrence();
    const params = [
      this.companyId,
      number,
      truckId,
      who.user_id,
      who.user_name,
      occurrence?.at ?? null,
      occurrence?.terminal ?? null,
    ];
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

  /** The id of the pallet that a code means; null when there is none, or several. */
  async palletIdOf(code: string): Promise<number | null> {
    const number = await this.codes.numberOf(code).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'pallet.several') return null;
      throw error;
    });
    return number === null ? null : ((await this.pallet(number))?.id ?? null);
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

  /** The barcode that a code reads as; itself when there is such a product, null when there is none. */
  async barcodeOf(code: string): Promise<string | null> {
    const readings = readingsOf(code);
    const rows = await this.query<{ barcode: string }>(
      'SELECT barcode FROM product_copy WHERE company_id = $1 AND barcode = ANY($2) AND NOT removed',
      [this.companyId, readings],
    );
    const found = new Set(rows.map(({ barcode }) => barcode));
    return readings.find((reading) => found.has(reading)) ?? null;
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
