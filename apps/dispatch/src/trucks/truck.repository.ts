import { AppError, TenantRepository, type Database, type Tx } from '@mullion/server-kit';
import type { LoadRow, TruckRow } from './truck.row';

export type TruckValues = Pick<
  TruckRow,
  | 'delivery_date'
  | 'departure_time'
  | 'gate'
  | 'width'
  | 'length'
  | 'height'
  | 'max_pallet_weight'
  | 'max_king_pin'
  | 'max_axles'
  | 'between_pallets'
  | 'allow_turn'
> & {
  /** Its number when none is given. */
  readonly description?: string | undefined;
  readonly status?: number | undefined;
  readonly vehicle_id?: number | null | undefined;
};

const LOAD_COLUMNS = 'pallet_id, truck_id, claim_id, state, x, y, is_turned, dispatch_priority';

/** Trucks and loads of one company: all SQL that writes them. */
export class TruckRepository extends TenantRepository {
  constructor(source: Tx | Database, companyId: number) {
    super(source, companyId);
  }

  /**
   * The truck, locked until the end of the transaction, before anything that stands on it. Null: not this company's.
   */
  lock(id: number): Promise<TruckRow | null> {
    return this.row<TruckRow>('trucks', id, 'FOR UPDATE');
  }

  /** The truck as it is; null: not this company's. */
  read(id: number): Promise<TruckRow | null> {
    return this.row<TruckRow>('trucks', id);
  }

  /**
   * The trucks on which these pallets stand, locked in the order of their ids; without those that another transaction
   * holds, if asked so.
   */
  lockUnder(palletIds: readonly number[], others: 'SKIP LOCKED' | '' = ''): Promise<TruckRow[]> {
    return this.query<TruckRow>(
      `SELECT * FROM trucks WHERE company_id = $2 AND id IN (SELECT truck_id FROM loads WHERE pallet_id = ANY($1) AND company_id = $2)
       ORDER BY id FOR UPDATE ${others}`,
      [palletIds, this.companyId],
    );
  }

  /** @throws AppError not_found */
  async locked(id: number): Promise<TruckRow> {
    const truck = await this.lock(id);
    if (!truck) throw new AppError('not_found', { truck: id });
    return truck;
  }

  /** Locks the truck and names who arranges it until the lock ends by itself. */
  async lockFor(
    id: number,
    by: { readonly userId: number | null; readonly userName: string },
    seconds: number,
  ): Promise<void> {
    await this.query(
      `UPDATE trucks SET locked_by = $3, locked_by_id = $4, locked_until = now() + make_interval(secs => $5) WHERE id = $1 AND company_id = $2`,
      [id, this.companyId, by.userName, by.userId, seconds],
    );
  }

  /** A new truck under the company's next number of the year. */
  async insert(values: TruckValues, year: number, userId: number | null): Promise<TruckRow> {
    const [row] = await this.query<TruckRow>(
      `WITH counted AS (
         INSERT INTO truck_numbers AS kept (company_id, year, last) VALUES ($1, $17, 1)
         ON CONFLICT (company_id, year) DO UPDATE SET last = kept.last + 1 RETURNING truck_number(kept.year, kept.last) AS number
       )
       INSERT INTO trucks (company_id, user_id, number, description, delivery_date, status, width, length, height, max_pallet_weight, between_pallets,
         allow_turn, vehicle_id, max_king_pin, max_axles, departure_time, gate)
       SELECT $1, $2, number, coalesce($3, number), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 FROM counted RETURNING *`,
      [
        this.companyId,
        userId,
        values.description ?? null,
        values.delivery_date,
        values.status ?? 1,
        values.width,
        values.length,
        values.height,
        values.max_pallet_weight,
        values.between_pallets,
        values.allow_turn,
        values.vehicle_id ?? null,
        values.max_king_pin,
        values.max_axles,
        values.departure_time,
        values.gate,
        year,
      ],
    );
    return row as TruckRow;
  }

  /**
   * Writes columns and raises the version; undefined ones stay. Throws conflict with the current row for another
   * version.
   */
  update(id: number, set: Partial<Record<keyof TruckRow, unknown>>, version?: number): Promise<TruckRow> {
    return this.updateVersioned<TruckRow>({ table: 'trucks', id, version, set });
  }

  async delete(id: number): Promise<void> {
    await this.query('DELETE FROM trucks WHERE id = $1 AND company_id = $2', [id, this.companyId]);
  }

  /** Loads of pallets, on whatever truck. */
  loadsOf(palletIds: readonly number[]): Promise<LoadRow[]> {
    return this.query<LoadRow>(
      `SELECT ${LOAD_COLUMNS} FROM loads WHERE pallet_id = ANY($1) AND company_id = $2 ORDER BY pallet_id`,
      [palletIds, this.companyId],
    );
  }

  loads(truckId: number): Promise<LoadRow[]> {
    return this.query<LoadRow>(
      `SELECT ${LOAD_COLUMNS} FROM loads WHERE truck_id = $1 AND company_id = $2 ORDER BY pallet_id`,
      [truckId, this.companyId],
    );
  }

  /** Adds pending loads; those already on some truck are left out and named in the answer. */
  async addPending(
    truckId: number,
    claimId: string,
    palletIds: readonly number[],
  ): Promise<{ added: number[]; taken: number[] }> {
    const rows = await this.query<{ pallet_id: number }>(
      `INSERT INTO loads (pallet_id, company_id, truck_id, claim_id, state)
       SELECT id, $2, $3, $4, 'pending' FROM unnest($1::int[]) AS ids(id) ORDER BY id ON CONFLICT (pallet_id) DO NOTHING RETURNING pallet_id`,
      [palletIds, this.companyId, truckId, claimId],
    );
    const added = rows.map((row) => row.pallet_id);
    return { added, taken: palletIds.filter((id) => !added.includes(id)) };
  }

  /** Pending loads whose claim was accepted stand on the truck now; those that are leaving already stay so. */
  async finalisePending(claimId: string, palletIds: readonly number[]): Promise<void> {
    await this.query(
      `UPDATE loads SET state = 'placed' WHERE claim_id = $1 AND pallet_id = ANY($2) AND company_id = $3 AND state = 'pending'`,
      [claimId, palletIds, this.companyId],
    );
  }

  /** Pending loads whose claim was refused are gone. */
  async dropPending(claimId: string, palletIds: readonly number[]): Promise<void> {
    await this.query(
      `DELETE FROM loads WHERE claim_id = $1 AND pallet_id = ANY($2) AND company_id = $3 AND state = 'pending'`,
      [claimId, palletIds, this.companyId],
    );
  }

  /** Marks pallets of a truck as leaving under a new claim id; gives those that were there. */
  async markLeaving(truckId: number, palletIds: readonly number[]): Promise<{ pallet_id: number; claim_id: string }[]> {
    return this.query(
      `UPDATE loads SET state = 'leaving' WHERE truck_id = $1 AND pallet_id = ANY($2) AND company_id = $3 RETURNING pallet_id, claim_id`,
      [truckId, palletIds, this.companyId],
    );
  }

  async removeLoads(truckId: number, palletIds: readonly number[]): Promise<void> {
    await this.query('DELETE FROM loads WHERE truck_id = $1 AND pallet_id = ANY($2) AND company_id = $3', [
      truckId,
      palletIds,
      this.companyId,
    ]);
  }

  /** Keeps what the list is sorted by of what stands on a truck. */
  async keepContents(id: number): Promise<void> {
    await this.query('SELECT keep_contents(ARRAY[id]) FROM trucks WHERE id = $1 AND company_id = $2', [
      id,
      this.companyId,
    ]);
  }

  /** Writes when pallets are unloaded, by pallet. */
  async numberStops(truckId: number, numbers: ReadonlyMap<number, number>): Promise<void> {
    if (numbers.size === 0) return;
    await this.query(
      `UPDATE loads SET dispatch_priority = numbered.priority FROM unnest($2::int[], $3::int[]) AS numbered(id, priority)
       WHERE truck_id = $1 AND pallet_id = numbered.id AND company_id = $4`,
      [truckId, [...numbers.keys()], [...numbers.values()], this.companyId],
    );
  }

  /** Writes places of loads on the floor; a priority of undefined stays. */
  async place(
    truckId: number,
    items: readonly { id: number; x: number; y: number; isTurned: boolean; priority?: number | null | undefined }[],
  ): Promise<void> {
    const places = [...new Map(items.map((item) => [item.id, item])).values()];
    if (places.length === 0) return;
    await this.query(
      `UPDATE loads SET x = placed.x, y = placed.y, is_turned = placed.is_turned,
         dispatch_priority = CASE WHEN placed.is_numbered THEN placed.priority ELSE loads.dispatch_priority END
       FROM unnest($3::int[], $4::int[], $5::int[], $6::boolean[], $7::boolean[], $8::int[]) AS placed(id, x, y, is_turned, is_numbered, priority)
       WHERE truck_id = $1 AND company_id = $2 AND pallet_id = placed.id`,
      [
        truckId,
        this.companyId,
        places.map(({ id }) => id),
        places.map(({ x }) => x),
        places.map(({ y }) => y),
        places.map(({ isTurned }) => isTurned),
        places.map(({ priority }) => priority !== undefined),
        places.map(({ priority }) => priority ?? null),
      ],
    );
  }
}
