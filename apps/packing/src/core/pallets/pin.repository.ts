import { TenantRepository } from '@mullion/server-kit';

/** What is pinned on some pallets. */
export interface Pins {
  readonly pallets: ReadonlySet<number>;
  /** Pinned products by pallet; those that have left it meanwhile are not among them. */
  readonly products: ReadonlyMap<number, readonly number[]>;
}

/** A pallet or product that can be pinned, as the audit list names it. */
export interface Pinnable {
  readonly table: 'pallets' | 'products';
  readonly id: number;
  readonly name: string | null;
  readonly pinned: boolean;
}

/** All statements about pins of a company. */
export class PinRepository extends TenantRepository {
  /** Pins on these pallets. */
  async read(palletIds: readonly number[]): Promise<Pins> {
    if (palletIds.length === 0) return { pallets: new Set(), products: new Map() };
    const rows = await this.query<{ pallet_id: number; product_id: number | null }>(
      `SELECT pallet_id, NULL::int AS product_id FROM pallet_pin WHERE company_id = $1 AND pallet_id = ANY($2)
       UNION ALL SELECT i.pallet_id, i.product_id FROM product_pin i JOIN placement l ON l.product_id = i.product_id AND l.pallet_id = i.pallet_id
       WHERE i.company_id = $1 AND i.pallet_id = ANY($2) ORDER BY 1, 2`,
      [this.companyId, palletIds],
      { name: 'pins-read' },
    );
    const products = new Map<number, number[]>();
    for (const { pallet_id, product_id } of rows) {
      if (product_id !== null) products.set(pallet_id, [...(products.get(pallet_id) ?? []), product_id]);
    }
    return { pallets: new Set(rows.flatMap((row) => (row.product_id === null ? row.pallet_id : []))), products };
  }

  /** Whether these pallets and products are pinned, a product to the pallet it stands on. */
  state(palletIds: readonly number[], productIds: readonly number[]): Promise<Pinnable[]> {
    return this.query<Pinnable>(
      `SELECT 'pallets' AS "table", p.id, p.number AS name, i.pallet_id IS NOT NULL AS pinned
       FROM pallet p LEFT JOIN pallet_pin i ON i.pallet_id = p.id WHERE p.company_id = $1 AND p.id = ANY($2)
       UNION ALL SELECT 'products', l.product_id, c.barcode, i.product_id IS NOT NULL
       FROM placement l JOIN product_copy c ON c.id = l.product_id
       LEFT JOIN product_pin i ON i.product_id = l.product_id AND i.pallet_id = l.pallet_id
       WHERE l.company_id = $1 AND l.product_id = ANY($3) ORDER BY 1, 2`,
      [this.companyId, palletIds, productIds],
    );
  }

  /** Pins pallets of the company with everything on them; pinned ones stay so. */
  async pinPallets(ids: readonly number[]): Promise<void> {
    await this.query(
      'INSERT INTO pallet_pin (pallet_id, company_id) SELECT id, company_id FROM pallet WHERE company_id = $1 AND id = ANY($2) ON CONFLICT DO NOTHING',
      [this.companyId, ids],
    );
  }

  /** Pins products to the pallets they stand on; unplaced ones are passed over. */
  async pinProducts(ids: readonly number[]): Promise<void> {
    await this.query(
      `INSERT INTO product_pin (product_id, pallet_id, company_id)
       SELECT product_id, pallet_id, company_id FROM placement WHERE company_id = $1 AND product_id = ANY($2) AND pallet_id IS NOT NULL
       ON CONFLICT (product_id) DO UPDATE SET pallet_id = excluded.pallet_id`,
      [this.companyId, ids],
    );
  }

  /** Takes the pins of pallets and products away. */
  async unpin(palletIds: readonly number[], productIds: readonly number[]): Promise<void> {
    await this.query('DELETE FROM pallet_pin WHERE company_id = $1 AND pallet_id = ANY($2)', [
      this.companyId,
      palletIds,
    ]);
    await this.query('DELETE FROM product_pin WHERE company_id = $1 AND product_id = ANY($2)', [
      this.companyId,
      productIds,
    ]);
  }

  async areOwn(palletIds: readonly number[], productIds: readonly number[]): Promise<boolean> {
    const [row] = await this.query<{ pallets: number; products: number }>(
      `SELECT (SELECT count(*) FROM pallet WHERE company_id = $1 AND id = ANY($2)) AS pallets,
              (SELECT count(*) FROM placement WHERE company_id = $1 AND product_id = ANY($3)) AS products`,
      [this.companyId, palletIds, productIds],
    );
    return Number(row?.pallets) === new Set(palletIds).size && Number(row?.products) === new Set(productIds).size;
  }

  /** The pallets that these products stand on. */
  async palletsOf(productIds: readonly number[]): Promise<number[]> {
    const rows = await this.query<{ pallet_id: number }>(
      'SELECT DISTINCT pallet_id FROM placement WHERE company_id = $1 AND product_id = ANY($2) AND pallet_id IS NOT NULL',
      [this.companyId, productIds],
    );
    return rows.map((row) => row.pallet_id);
  }
}
