import { AppError, isUniqueViolation, TenantRepository, type Database, type Tx } from '@mullion/server-kit';
import { palletColumns, selectPallets, selectProducts, type PalletDraft, type PlacementRow } from './pallet-columns';
import type { PalletRow, PalletState, ProductRow } from './pallet.row';

/**
 * All statements that write pallets and placements of a company. Lock order: pallets by id, then placements by product
 * id.
 */
export class PalletRepository extends TenantRepository {
  constructor(source: Tx | Database, companyId: number) {
    super(source, companyId);
  }

  /**
   * Locks pallets in id order until the end of the transaction; ids that are gone or of another company are left out.
   */
  async lock(ids: readonly number[]): Promise<Map<number, PalletState>> {
    if (ids.length === 0) return new Map();
    // A second statement: what another transaction wrote while this one waited is only visible to a new snapshot.
    return this.read(await this.lockRows(ids));
  }

  /** The same without reading them; gives the ids that are there. */
  async lockRows(ids: readonly number[]): Promise<number[]> {
    const locked = await this.query<{ id: number }>(
      'SELECT id FROM pallet WHERE company_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, ids],
      { name: 'pallet-lock' },
    );
    return locked.map((row) => row.id);
  }

  /** Those of these products that stand on a pallet of this status or more, or on a truck. */
  async onLockedPallets(productIds: readonly number[], status: number): Promise<number[]> {
    const rows = await this.query<{ product_id: number }>(
      `SELECT l.product_id FROM placement l JOIN pallet p ON p.id = l.pallet_id
       WHERE l.company_id = $1 AND l.product_id = ANY($2) AND (p.status >= $3 OR p.truck_id IS NOT NULL)`,
      [this.companyId, productIds, status],
    );
    return rows.map((row) => row.product_id);
  }

  /**
   * Holds products for as long as orders may take to write a change of them (PackingQuestion there gives up sooner).
   */
  async reserve(productIds: readonly number[]): Promise<void> {
    await this.query(
      `UPDATE placement SET held_until = now() + interval '10 seconds' WHERE product_id IN
         (SELECT product_id FROM placement WHERE company_id = $1 AND product_id = ANY($2) ORDER BY product_id FOR UPDATE)`,
      [this.companyId, productIds],
    );
  }

  /** Those of these pallets that a held product stands on. */
  async reserved(ids: readonly number[]): Promise<Set<number>> {
    const rows = await this.query<{ pallet_id: number }>(
      'SELECT DISTINCT pallet_id FROM placement WHERE company_id = $1 AND pallet_id = ANY($2) AND held_until > now()',
      [this.companyId, ids],
    );
    return new Set(rows.map((row) => row.pallet_id));
  }

  /** Pallets with their content, by id. */
  async read(ids: readonly number[]): Promise<Map<number, PalletState>> {
    if (ids.length === 0) return new Map();
    const rows = await this.query<PalletRow>(
      `${selectPallets} WHERE p.company_id = $1 AND p.id = ANY($2) ORDER BY p.id`,
      [this.companyId, ids],
      { name: 'pallet-read' },
    );
    const products = await this.query<ProductRow>(
      `${selectProducts} WHERE l.company_id = $1 AND l.pallet_id = ANY($2) ORDER BY l.z, l.y, l.x, c.id`,
      [this.companyId, ids],
      { name: 'pallet-products' },
    );
    const byPallet = grouped(products);
    return new Map(rows.map((row) => [row.id, { row, products: byPallet.get(row.id) ?? [] }]));
  }

  /** Pallets on which any of these products or orders stand; `touched`: one of `productIds` does. */
  palletsOfChanged(
    productIds: readonly number[],
    newProductIds: readonly number[],
    orderIds: readonly number[],
  ): Promise<{ id: number; touched: boolean }[]> {
    return this.query<{ id: number; touched: boolean }>(
      `SELECT id, bool_or(touched) AS touched FROM (
         SELECT pallet_id AS id, true AS touched FROM placement WHERE company_id = $1 AND product_id = ANY($2::int[]) AND pallet_id IS NOT NULL
         UNION ALL SELECT pallet_id, false FROM placement WHERE company_id = $1 AND product_id = ANY($4::int[]) AND pallet_id IS NOT NULL
         UNION ALL SELECT id, false FROM pallet WHERE company_id = $1 AND order_ids && $3::int[]) AS found GROUP BY id`,
      [this.companyId, productIds, orderIds, newProductIds],
    );
  }

  /** Products of the company by id, whether placed or not. */
  products(ids: readonly number[]): Promise<ProductRow[]> {
    return this.query<ProductRow>(
      `${selectProducts} WHERE c.company_id = $1 AND c.id = ANY($2) ORDER BY c.id`,
      [this.companyId, ids],
      {
        name: 'product-read',
      },
    );
  }

  /** Locks placements in product order, then reads the products. */
  async lockProducts(ids: readonly number[]): Promise<ProductRow[]> {
    await this.query(
      'SELECT product_id FROM placement WHERE company_id = $1 AND product_id = ANY($2) ORDER BY product_id FOR UPDATE',
      [this.companyId, ids],
      { name: 'placement-lock' },
    );
    return this.products(ids);
  }

  /** The pallets that these products stand on now, without locking. */
  async palletIdsOf(productIds: readonly number[]): Promise<number[]> {
    const rows = await this.query<{ pallet_id: number }>(
      'SELECT DISTINCT pallet_id FROM placement WHERE company_id = $1 AND product_id = ANY($2) AND pallet_id IS NOT NULL',
      [this.companyId, productIds],
    );
    return rows.map((row) => row.pallet_id);
  }

  /** Inserts pallets; ids in the order of the drafts. */
  async insert(drafts: readonly PalletDraft[]): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      `INSERT INTO pallet (company_id, ${palletColumns.join(', ')})
       SELECT $1, ${palletColumns.map((name) => `(n.value).${name}`).join(', ')}
       FROM (SELECT jsonb_populate_record(NULL::pallet, e.value) AS value, e.ordinality FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY e) n
       ORDER BY n.ordinality RETURNING id`,
      [this.companyId, JSON.stringify(drafts)],
    );
    return rows.map((row) => row.id).sort((a, b) => a - b);
  }

  /**
   * Writes every changeable column of locked pallets; the rows as they are now. `edited`: those whose version of edits
   * rises.
   */
  async update(rows: readonly PalletRow[], edited: ReadonlySet<number>): Promise<PalletRow[]> {
    if (rows.length === 0) return [];
    const written = await this.query<Pick<PalletRow, 'id' | 'version' | 'record_version'>>(
      `UPDATE pallet p SET ${palletColumns.map((name) => `${name} = n.${name}`).join(', ')}, version = p.version + (p.id = ANY($3))::int,
         record_version = p.record_version + 1
       FROM jsonb_populate_recordset(NULL::pallet, $2::jsonb) n WHERE p.id = n.id AND p.company_id = $1 RETURNING p.id, p.version, p.record_version`,
      [this.companyId, JSON.stringify(rows), [...edited]],
      { name: 'pallet-update' },
    );
    const versions = new Map(written.map((row) => [row.id, row]));
    return rows.map((row) => ({ ...row, ...versions.get(row.id) }));
  }

  /** @throws AppError `pallet.number_taken`; the same number again changes nothing. */
  async setNumber(id: number, number: string | null): Promise<void> {
    try {
      await this.query('UPDATE pallet SET number = $3 WHERE company_id = $1 AND id = $2', [this.companyId, id, number]);
    } catch (error) {
      if (isUniqueViolation(error, 'pallet_number')) throw new AppError('pallet.number_taken', { number });
      throw error;
    }
  }

  /** Deletes pallets that nothing stands on. */
  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0)
      await this.query('DELETE FROM pallet WHERE company_id = $1 AND id = ANY($2)', [this.companyId, ids]);
  }

  /** Writes places of products and raises their versions; the new versions by product. */
  async place(products: readonly ProductRow[]): Promise<Map<number, number>> {
    if (products.length === 0) return new Map();
    const rows = products.map(({ id, pallet_id, x, y, z, is_flipped, loaded_at }) => ({
      product_id: id,
      pallet_id,
      x,
      y,
      z,
      is_flipped,
      loaded_at,
    }));
    const written = await this.query<{ product_id: number; version: number }>(
      `UPDATE placement l SET pallet_id = n.pallet_id, x = n.x, y = n.y, z = n.z, is_flipped = n.is_flipped, loaded_at = n.loaded_at,
         version = l.version + 1
       FROM jsonb_populate_recordset(NULL::placement, $2::jsonb) n WHERE l.product_id = n.product_id AND l.company_id = $1
       RETURNING l.product_id, l.version`,
      [this.companyId, JSON.stringify(rows)],
      { name: 'placement-update' },
    );
    return new Map(written.map((row) => [row.product_id, row.version]));
  }

  /** Marks the placement of a unit that is made again, or takes the mark off. */
  async scrap(productId: number, scrapped: boolean): Promise<void> {
    await this.query('UPDATE placement SET scrapped = $3 WHERE company_id = $1 AND product_id = $2', [
      this.companyId,
      productId,
      scrapped,
    ]);
  }

  /** Placements of orders as the event carries them. */
  placementsOf(orderIds: readonly number[]): Promise<PlacementRow[]> {
    return this.query<PlacementRow>(
      'SELECT order_id, product_id, pallet_id, loaded_at, version FROM placement WHERE company_id = $1 AND order_id = ANY($2) ORDER BY product_id',
      [this.companyId, orderIds],
      { name: 'placement-orders' },
    );
  }

  placementsOfProducts(productIds: readonly number[]): Promise<PlacementRow[]> {
    return this.query<PlacementRow>(
      'SELECT order_id, product_id, pallet_id, loaded_at, version FROM placement WHERE company_id = $1 AND product_id = ANY($2) ORDER BY product_id',
      [this.companyId, productIds],
      { name: 'placement-products' },
    );
  }
}

const grouped = (products: readonly ProductRow[]): Map<number | null, ProductRow[]> => {
  const groups = new Map<number | null, ProductRow[]>();
  for (const product of products) {
    const group = groups.get(product.pallet_id);
    if (group) group.push(product);
    else groups.set(product.pallet_id, [product]);
  }
  return groups;
};
