import { readingsOf } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository, type RowChange } from '@mullion/server-kit';
import type { NewProduct, StoredProduct } from './product';
import type { ProductFacts } from '../rules/product-facts';

export type ProductSet = Partial<Omit<StoredProduct, 'id' | 'company_id' | 'order_id' | 'version' | 'record_version'>>;

/** New facts of a product and the status they give. */
interface FactsOfProduct extends ProductFacts {
  readonly id: number;
  readonly status: number;
  readonly completion_date: string | null;
  /** Other services' copies change with it. */
  readonly announced: boolean;
}

/** Statements that write products. Callers hold the lock of the product's order. */
export class ProductRepository extends TenantRepository {
  /** The order of a product, without a lock: orders are locked before their products. */
  async orderOf(id: number): Promise<number | null> {
    const [row] = await this.query<{ order_id: number }>(
      'SELECT order_id FROM orders.products WHERE company_id = $1 AND id = $2',
      [this.companyId, id],
    );
    return row?.order_id ?? null;
  }

  /**
   * The product that a scanned code means, without a lock: an exact barcode comes before what the code may have been
   * meant as.
   */
  async scanned(code: string): Promise<{ readonly order_id: number; readonly barcode: string } | null> {
    const readings = readingsOf(code);
    const rows = await this.query<{ order_id: number; barcode: string }>(
      'SELECT order_id, barcode FROM orders.products WHERE company_id = $1 AND barcode = ANY($2)',
      [this.companyId, readings],
    );
    const byBarcode = new Map(rows.map((row) => [row.barcode, row]));
    return readings.map((reading) => byBarcode.get(reading)).find((row) => row !== undefined) ?? null;
  }

  /** Orders of these products by product id, without a lock; unknown products are left out. */
  async ordersOf(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.query<{ id: number; order_id: number }>(
      'SELECT id, order_id FROM orders.products WHERE company_id = $1 AND id = ANY($2)',
      [this.companyId, ids],
    );
    return new Map(rows.map((row) => [row.id, row.order_id]));
  }

  /** Those of these products that exist, locked in id order. */
  lockMany(ids: readonly number[]): Promise<StoredProduct[]> {
    return this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, ids],
      { name: 'products-lock' },
    );
  }

  /** Products as they are now, without a lock; unknown ones are left out. */
  many(ids: readonly number[]): Promise<StoredProduct[]> {
    return this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND id = ANY($2) ORDER BY id',
      [this.companyId, ids],
    );
  }

  /** A product as it is now, without a lock. */
  find(id: number): Promise<StoredProduct | null> {
    return this.row<StoredProduct>('products', id);
  }

  async lock(id: number): Promise<StoredProduct | null> {
    return this.row<StoredProduct>('products', id, 'FOR UPDATE');
  }

  async lockByBarcode(barcode: string): Promise<StoredProduct | null> {
    const [row] = await this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND barcode = $2 FOR UPDATE',
      [this.companyId, barcode],
    );
    return row ?? null;
  }

  /** All products of these orders as they are now, without a lock. */
  ofOrders(orderIds: readonly number[]): Promise<StoredProduct[]> {
    return this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND order_id = ANY($2) ORDER BY id',
      [this.companyId, orderIds],
    );
  }

  /** All products of these orders, in id order, locked. */
  lockOfOrders(orderIds: readonly number[]): Promise<StoredProduct[]> {
    return this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND order_id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, orderIds],
    );
  }

  /**
   * Taken barcodes that begin with these prefixes. Others of this company that take numbers wait until this transaction
   * ends. OFFSET keeps the planner from comparing every product with every prefix, which it does for a company that its
   * statistics do not know yet.
   */
  async takenBarcodes(prefixes: readonly string[]): Promise<Set<string>> {
    await this.query(`SELECT pg_advisory_xact_lock($1, hashtext('orders.barcodes'))`, [this.companyId]);
    const rows = await this.query<{ barcode: string }>(
      `SELECT taken.barcode FROM unnest($2::text[]) AS wanted (prefix)
       CROSS JOIN LATERAL (SELECT barcode FROM orders.products
                           WHERE company_id = $1 AND barcode >= wanted.prefix AND barcode < wanted.prefix || ':' OFFSET 0) AS taken`,
      [this.companyId, [...new Set(prefixes)]],
    );
    return new Set(rows.map((row) => row.barcode));
  }

  /** Inserts products of one or more orders in one statement, in the order given. */
  async insertMany(
    products: readonly (NewProduct & { readonly order_id: number; readonly barcode: string })[],
  ): Promise<StoredProduct[]> {
    if (products.length === 0) return [];
    const column = <K extends keyof (typeof products)[number]>(name: K, otherwise: unknown = null): unknown[] =>
      products.map((product) => product[name] ?? otherwise);
    return this.query<StoredProduct>(
      `INSERT INTO orders.products (company_id, order_id, position, barcode, type, category, width_mm, height_mm, depth_mm, weight_kg, area_m2,
         can_be_flipped, comment, part_of, image, status, manual_status, completion_date, fittings)
       SELECT $1, p.* FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::int[], $8::int[], $9::int[], $10::numeric[],
         $11::numeric[], $12::boolean[], $13::text[], $14::text[], $15::text[], $16::int[], $16::int[], $17::date[],
         $18::text[]) AS p
       RETURNING *`,
      [
        this.companyId,
        column('order_id'),
        column('position'),
        column('barcode'),
        column('type'),
        column('category'),
        column('width_mm'),
        column('height_mm'),
        column('depth_mm'),
        column('weight_kg'),
        column('area_m2'),
        column('can_be_flipped', false),
        column('comment'),
        column('part_of'),
        column('image'),
        column('status', 0),
        column('completion_date'),
        column('fittings'),
      ],
    );
  }

  /** The unit that a remake has made, if it has. */
  async ofRemake(remakeId: string): Promise<StoredProduct | null> {
    const [row] = await this.query<StoredProduct>(
      'SELECT * FROM orders.products WHERE company_id = $1 AND remake_id = $2',
      [this.companyId, remakeId],
    );
    return row ?? null;
  }

  /** A unit with the properties of another, which knows it from now on. */
  async insertRemake(of: number, barcode: string, remakeId: string): Promise<StoredProduct> {
    const [row] = await this.query<StoredProduct>(
      `INSERT INTO orders.products (company_id, order_id, position, barcode, type, category, width_mm, height_mm, depth_mm, weight_kg, area_m2,
         can_be_flipped, comment, part_of, divider, image, fittings, remake_of, remake_id)
       SELECT company_id, order_id, position, $3, type, category, width_mm, height_mm, depth_mm, weight_kg, area_m2,
         can_be_flipped, comment, part_of, divider, image, fittings, id, $4 FROM orders.products WHERE company_id = $1 AND id = $2 RETURNING *`,
      [this.companyId, of, barcode, remakeId],
    );
    return row as StoredProduct;
  }

  /**
   * Writes an edit under the version rule.
   * @throws AppError `conflict` with the current row, `product.barcode_taken`
   */
  async update(
    id: number,
    version: number | undefined,
    set: ProductSet,
    shape?: (row: StoredProduct) => unknown,
  ): Promise<StoredProduct> {
    try {
      return await this.updateVersioned<StoredProduct>(
        { table: 'products', id, version, set: { ...set, updated_at: new Date() }, raises: ['record_version'] },
        shape,
      );
    } catch (error) {
      if (isUniqueViolation(error, 'products_barcode'))
        throw new AppError('product.barcode_taken', { barcode: set.barcode ?? '' });
      throw error;
    }
  }

  /**
   * Writes edits of many locked products, but for their barcodes, in one statement; the rows in the order given. A
   * product is named once.
   */
  updateMany(changes: readonly RowChange<StoredProduct>[]): Promise<StoredProduct[]> {
    const now = new Date();
    const edits = changes.map(({ before, set }) => ({ before, set: { ...set, updated_at: now } }));
    return this.updateRows({ table: 'products', raises: ['record_version'] }, edits);
  }

  /**
   * Writes facts and statuses of many products in one statement; gives the rows as they are then. `byPerson`: it counts
   * as an edit.
   */
  async setFacts(changes: readonly FactsOfProduct[], byPerson: boolean): Promise<StoredProduct[]> {
    if (changes.length === 0) return [];
    return this.query<StoredProduct>(
      `UPDATE orders.products p SET status = c.status, manual_status = c.manual_status, manual_production_version = c.manual_production_version,
         production_status = c.production_status, production_version = c.production_version, pallet_id = c.pallet_id, loaded_at = c.loaded_at,
         placement_version = c.placement_version, departed_truck_id = c.departed_truck_id, departure = c.departure, departed_at = c.departed_at, delivered_at = c.delivered_at,
         completion_date = c.completion_date, version = p.version + $3::int, record_version = p.record_version + c.announced::int, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS c (id int, status int, manual_status int, manual_production_version int, production_status int,
         production_version int, pallet_id int, loaded_at timestamptz, placement_version int, departed_truck_id int, departure int,
         departed_at timestamptz, delivered_at timestamptz, completion_date date, announced boolean)
       WHERE p.id = c.id AND p.company_id = $1 RETURNING p.*`,
      [this.companyId, JSON.stringify(changes), byPerson ? 1 : 0],
      { name: 'products-facts' },
    );
  }

  /** Marks products whose places are being freed, or takes the mark off. */
  async markRemoving(ids: readonly number[], removing: boolean): Promise<void> {
    await this.query('UPDATE orders.products SET removing = $3 WHERE company_id = $1 AND id = ANY($2)', [
      this.companyId,
      ids,
      removing,
    ]);
  }

  async deleteMany(ids: readonly number[]): Promise<StoredProduct[]> {
    return this.query<StoredProduct>('DELETE FROM orders.products WHERE company_id = $1 AND id = ANY($2) RETURNING *', [
      this.companyId,
      ids,
    ]);
  }

  async deleteOfOrder(orderId: number): Promise<StoredProduct[]> {
    return this.query<StoredProduct>(
      'DELETE FROM orders.products WHERE company_id = $1 AND order_id = $2 RETURNING *',
      [this.companyId, orderId],
    );
  }
}
