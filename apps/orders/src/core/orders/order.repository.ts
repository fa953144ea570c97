import { orderNumber, palStatus } from '@mullion/contracts';
import { AppError, isUniqueViolation, type RowChange } from '@mullion/server-kit';
import { type NewOrder, newColumns } from './new-order';
import type { StoredOrder } from './order';
import { OrderReads } from './order-reads.repository';

export type OrderSet = Partial<
  Omit<StoredOrder, 'id' | 'company_id' | 'version' | 'record_version' | 'created_at' | 'updated_at'>
>;

/** Columns that follow from other rows, and their types. */
const followed = {
  status: 'int',
  production_status: 'int',
  production_version: 'int',
  all_loaded: 'boolean',
  all_delivered: 'boolean',
  pal_status: 'int',
  product_count: 'int',
  area_m2: 'numeric',
} as const;
type FollowedColumns = Pick<StoredOrder, keyof typeof followed>;
const followedNames = Object.keys(followed) as (keyof FollowedColumns)[];

const onNumber = (error: unknown, number: string): never => {
  if (isUniqueViolation(error, 'orders_number')) throw new AppError('order.number_taken', { number });
  throw error;
};

const onAnyNumber = (error: unknown): never => {
  if (isUniqueViolation(error, 'orders_number')) throw new AppError('conflict');
  throw error;
};

/** Statements that write orders. */
export class OrderRepository extends OrderReads {
  /** Keeps the loading metres of orders for sorting; no edit of theirs. */
  async keepEstimates(estimates: readonly { readonly id: number; readonly length: number | null }[]): Promise<void> {
    const ids = estimates.map(({ id }) => id);
    await this.lockMany(ids);
    await this.query(
      `UPDATE orders.orders SET estimate_mm = e.length FROM unnest($2::int[], $3::int[]) AS e(id, length)
       WHERE company_id = $1 AND orders.id = e.id AND estimate_mm IS DISTINCT FROM e.length`,
      [this.companyId, ids, estimates.map(({ length }) => length)],
      { name: 'orders-keep-estimates' },
    );
  }

  /** @throws AppError `order.number_taken` */
  async create(set: OrderSet): Promise<StoredOrder> {
    const columns = Object.entries({ ...set, company_id: this.companyId }).filter(([, value]) => value !== undefined);
    const [row] = await this.query<StoredOrder>(
      `INSERT INTO orders.orders (${columns.map(([name]) => name).join(', ')}) VALUES (${columns.map((_c, at) => `$${at + 1}`).join(', ')})
       RETURNING *`,
      columns.map(([, value]) => value),
    ).catch((error: unknown) => onNumber(error, orderNumber(set)));
    return row as StoredOrder;
  }

  /**
   * Inserts many orders in one statement, in the order given.
   * @throws AppError `conflict` when one of these numbers has been taken meanwhile
   */
  async createMany(sets: readonly NewOrder[]): Promise<StoredOrder[]> {
    const columns = Object.entries(newColumns) as [keyof NewOrder, string][];
    return this.query<StoredOrder>(
      `INSERT INTO orders.orders (company_id, ${columns.map(([name]) => name).join(', ')})
       SELECT $1, o.* FROM unnest(${columns.map(([, type], at) => `$${at + 2}::${type}[]`).join(', ')}) AS o
       RETURNING *`,
      [this.companyId, ...columns.map(([name]) => sets.map((set) => set[name] ?? null))],
    ).catch(onAnyNumber);
  }

  /** Writes an edit, raises the versions. @throws AppError `conflict` with the current state, `order.number_taken` */
  update(
    id: number,
    version: number | undefined,
    set: OrderSet,
    shape?: (row: StoredOrder) => unknown,
  ): Promise<StoredOrder> {
    return this.updateVersioned<StoredOrder>(
      { table: 'orders', id, version, set: { ...set, updated_at: new Date() }, raises: ['record_version'] },
      shape,
    ).catch((error: unknown) => onNumber(error, orderNumber(set)));
  }

  /**
   * Writes edits of many locked orders in one statement, raises the versions; the rows in the order given. An order is
   * named once.
   * @throws AppError `conflict` when one of their numbers has been taken meanwhile
   */
  updateMany(changes: readonly RowChange<StoredOrder>[]): Promise<StoredOrder[]> {
    const now = new Date();
    const edits = changes.map(({ before, set }) => ({ before, set: { ...set, updated_at: now } }));
    return this.updateRows({ table: 'orders', raises: ['record_version'] }, edits).catch(onAnyNumber);
  }

  /**
   * Writes what follows from other rows; it is no edit of a person, so `version` stays. `announced`: copies of it
   * change.
   */
  followMany(
    changes: readonly { readonly id: number; readonly set: FollowedColumns; readonly announced: boolean }[],
  ): Promise<StoredOrder[]> {
    if (changes.length === 0) return Promise.resolve([]);
    return this.query<StoredOrder>(
      `UPDATE orders.orders o SET ${followedNames.map((name) => `${name} = n.${name}`).join(', ')},
         record_version = o.record_version + n.announced::int, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS n (id int, announced boolean, ${followedNames.map((name) => `${name} ${followed[name]}`).join(', ')})
       WHERE o.company_id = $1 AND o.id = n.id RETURNING o.*`,
      [this.companyId, JSON.stringify(changes.map(({ id, set, announced }) => ({ id, announced, ...set })))],
      { name: 'orders-follow' },
    );
  }

  /** Production's fact about an order itself, unless it is old. */
  async acceptPreparation(id: number, fact: { readonly status: number; readonly version: number }): Promise<void> {
    await this.query(
      `UPDATE orders.orders SET preparation_status = $3, preparation_version = $4
       WHERE company_id = $1 AND id = $2 AND preparation_version < $4`,
      [this.companyId, id, fact.status, fact.version],
    );
  }

  /** How many barcodes orders have used, by order. */
  async setProductCounters(counters: ReadonlyMap<number, number>): Promise<void> {
    if (counters.size === 0) return;
    await this.query(
      `UPDATE orders.orders o SET additional_products_count = n.counter FROM unnest($2::int[], $3::int[]) AS n (id, counter)
       WHERE o.company_id = $1 AND o.id = n.id`,
      [this.companyId, [...counters.keys()], [...counters.values()]],
    );
  }

  /** Marks orders that sagas are deleting, or takes the mark off. */
  async markRemoving(ids: readonly number[], removing: boolean): Promise<void> {
    await this.query('UPDATE orders.orders SET removing = $3 WHERE company_id = $1 AND id = ANY($2)', [
      this.companyId,
      ids,
      removing,
    ]);
  }

  /** Writes a customer's new name into its orders that have not left. */
  renameCustomer(customerId: number, name: string): Promise<StoredOrder[]> {
    return this.query<StoredOrder>(
      `UPDATE orders.orders SET customer_name = $3, version = version + 1, record_version = record_version + 1, updated_at = now()
       WHERE company_id = $1 AND customer_id = $2 AND pal_status < $4 AND customer_name IS DISTINCT FROM $3 RETURNING *`,
      [this.companyId, customerId, name, palStatus.departed],
    );
  }

  /** Writes an address's new text into orders that have not left. */
  rewriteAddress(addressId: number, line: string): Promise<StoredOrder[]> {
    return this.query<StoredOrder>(
      `UPDATE orders.orders SET address_line = $3, version = version + 1, record_version = record_version + 1, updated_at = now()
       WHERE company_id = $1 AND delivery_address_id = $2 AND pal_status < $4 AND address_line IS DISTINCT FROM $3 RETURNING *`,
      [this.companyId, addressId, line, palStatus.departed],
    );
  }

  /** Takes an address (its text stays) or a contact that is deleted off its orders. */
  clearReference(column: 'delivery_address_id' | 'contact_id', id: number): Promise<StoredOrder[]> {
    return this.query<StoredOrder>(
      `UPDATE orders.orders SET ${column} = NULL, version = version + 1, record_version = record_version + 1, updated_at = now() WHERE company_id = $1 AND ${column} = $2
       RETURNING *`,
      [this.companyId, id],
    );
  }

  /** A copy of dispatch's fact; raises no version. Orders that were on this truck and are not among these leave it. */
  async setTruck(truckId: number, orderIds: readonly number[]): Promise<void> {
    await this.query(
      `UPDATE orders.orders SET truck_id = CASE WHEN id = ANY($3) THEN $2::int END
       WHERE company_id = $1 AND (id = ANY($3) OR truck_id = $2) AND truck_id IS DISTINCT FROM CASE WHEN id = ANY($3) THEN $2::int END`,
      [this.companyId, truckId, orderIds],
    );
  }

  async delete(id: number): Promise<StoredOrder | null> {
    const [row] = await this.query<StoredOrder>(
      'DELETE FROM orders.orders WHERE company_id = $1 AND id = $2 RETURNING *',
      [this.companyId, id],
    );
    return row ?? null;
  }
}
