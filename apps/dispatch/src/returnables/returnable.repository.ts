import { TenantRepository } from '@mullion/server-kit';
import type { HolderRow, MovementRow, NewHolder, NewMovement } from './returnable.row';
import { openLots } from './rules/open-lots';

/** Everything that writes holders and movements; what is still out is kept beside them in the same transaction. */
export class ReturnableRepository extends TenantRepository {
  /**
   * The holders of these customers at these addresses, made when they are new, named as they are called now. In the
   * order asked for.
   */
  async holders(wanted: readonly NewHolder[]): Promise<HolderRow[]> {
    const rows = await this.query<HolderRow>(
      `INSERT INTO returnable_holders (company_id, customer_id, customer, address_key, address)
       SELECT DISTINCT ON (w.customer_id, w.address_key) $1::int, w.customer_id, w.customer, w.address_key, w.address
       FROM jsonb_to_recordset($2::jsonb) AS w (customer_id int, customer text, address_key text, address text) ORDER BY w.customer_id, w.address_key
       ON CONFLICT (company_id, customer_id, address_key) DO UPDATE SET customer = excluded.customer, address = excluded.address RETURNING *`,
      [this.companyId, JSON.stringify(wanted)],
    );
    return wanted.flatMap(
      (one) => rows.find((row) => row.customer_id === one.customer_id && row.address_key === one.address_key) ?? [],
    );
  }

  /** Locked in the order of ids: their movements follow one another. */
  async lockHolders(ids: readonly number[]): Promise<HolderRow[]> {
    return this.query(
      'SELECT * FROM returnable_holders WHERE company_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
      [this.companyId, ids],
    );
  }

  /**
   * Holders follow the name of their customer, unless a newer version has named them: a dead letter is tried again
   * after later events.
   */
  async renameCustomer({
    customer_id,
    name,
    version,
  }: {
    customer_id: number;
    name: string;
    version: number;
  }): Promise<void> {
    await this.query(
      `WITH newer AS (INSERT INTO renamed_customers AS known (company_id, customer_id, version) VALUES ($1, $2, $4)
         ON CONFLICT (company_id, customer_id) DO UPDATE SET version = excluded.version WHERE known.version < excluded.version
         RETURNING customer_id)
       UPDATE returnable_holders h SET customer = $3 FROM newer
       WHERE h.company_id = $1 AND h.customer_id = newer.customer_id AND h.customer <> $3`,
      [this.companyId, customer_id, name, version],
    );
  }

  movement(id: number): Promise<MovementRow | null> {
    return this.row('returnable_movements', id);
  }

  /** What of a movement has not been corrected. */
  async leftOf(movement: MovementRow): Promise<number> {
    const [row] = await this.query<{ corrected: number }>(
      'SELECT coalesce(sum(count), 0)::int AS corrected FROM returnable_movements WHERE company_id = $1 AND corrects_id = $2',
      [this.companyId, movement.id],
    );
    return movement.count - (row?.corrected ?? 0);
  }

  /** What a departure has moved and nobody has corrected yet. */
  ofDeparture(truckId: number, departure: number): Promise<MovementRow[]> {
    return this.query(
      `SELECT * FROM returnable_movements WHERE company_id = $1 AND truck_id = $2 AND departure = $3 AND act <> 'corrected' ORDER BY id`,
      [this.companyId, truckId, departure],
    );
  }

  /** How many of a kind a holder has. */
  async balance(holderId: number, kindId: number): Promise<number> {
    const [row] = await this.query<{ balance: number }>(
      'SELECT balance FROM returnable_balances WHERE company_id = $1 AND holder_id = $2 AND kind_id = $3',
      [this.companyId, holderId, kindId],
    );
    return row?.balance ?? 0;
  }

  /** A movement of a locked holder. */
  async add(movement: NewMovement): Promise<MovementRow> {
    const columns = Object.entries({ ...movement, company_id: this.companyId });
    const [row] = await this.query<MovementRow>(
      `INSERT INTO returnable_movements (${columns.map(([name]) => name).join(', ')})
       VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')}) RETURNING *`,
      columns.map(([, value]) => value),
    );
    await this.recomputeBalance(movement.holder_id, movement.kind_id);
    return row as MovementRow;
  }

  private async recomputeBalance(holderId: number, kindId: number): Promise<void> {
    const of = [this.companyId, holderId, kindId];
    const movements = await this.query<MovementRow>(
      'SELECT * FROM returnable_movements WHERE company_id = $1 AND holder_id = $2 AND kind_id = $3',
      of,
    );
    const { lots, balance } = openLots(movements);
    await this.query('DELETE FROM returnable_lots WHERE company_id = $1 AND holder_id = $2 AND kind_id = $3', of);
    await this.query(
      `INSERT INTO returnable_lots (company_id, holder_id, kind_id, movement_id, since, count)
       SELECT $1, $2, $3, l.movement_id, l.since, l.count FROM jsonb_to_recordset($4::jsonb) AS l (movement_id int, since date, count int)`,
      [...of, JSON.stringify(lots)],
    );
    await this.query(
      `INSERT INTO returnable_balances (company_id, holder_id, kind_id, balance) VALUES ($1, $2, $3, $4)
       ON CONFLICT (holder_id, kind_id) DO UPDATE SET balance = excluded.balance`,
      [...of, balance],
    );
  }
}
