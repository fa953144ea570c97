import type { DamageFields, Strokes, UnloadedPallet } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { PlannedStop } from './rules/stops-of-departure';

export interface StopRow {
  readonly id: number;
  readonly company_id: number;
  readonly truck_id: number;
  readonly departure: number;
  readonly place: number;
  readonly label: string;
  readonly customers: string[];
  readonly pallets: UnloadedPallet[];
  readonly delivered_at: Date | null;
  readonly received_by: string;
  readonly signature: Strokes | null;
  readonly unsigned_reason: string | null;
  /** Who unloads there, as holders of returnables, each with its pallets. */
  readonly holders: readonly StopHolder[];
}
export interface StopHolder {
  readonly id: number;
  readonly pallet_ids: readonly number[];
}
export type DamageRow = Omit<DamageFields, 'noticed_at'> & { readonly stop_id: number; readonly noticed_at: Date };
type Delivery = Pick<StopRow, 'delivered_at' | 'received_by' | 'signature' | 'unsigned_reason'>;

/** Stops of departures of one company. */
export class StopRepository extends TenantRepository {
  ofDeparture(truckId: number, departure: number): Promise<StopRow[]> {
    return this.query(
      'SELECT * FROM departure_stop WHERE company_id = $1 AND truck_id = $2 AND departure = $3 ORDER BY place',
      [this.companyId, truckId, departure],
    );
  }

  /** Those that are there stay as they are: two devices may ask at once. */
  async add(
    truckId: number,
    departure: number,
    stops: readonly (PlannedStop & Pick<StopRow, 'holders'>)[],
  ): Promise<void> {
    await this.query(
      `INSERT INTO departure_stop (company_id, truck_id, departure, place, label, customers, pallets, holders)
       SELECT $1, $2, $3, s.place, s.label, s.customers, s.pallets, s.holders
       FROM jsonb_to_recordset($4::jsonb) AS s (place int, label text, customers text[], pallets jsonb, holders jsonb) ON CONFLICT DO NOTHING`,
      [this.companyId, truckId, departure, JSON.stringify(stops)],
    );
  }

  lock(id: number): Promise<StopRow | null> {
    return this.row('departure_stop', id, 'FOR UPDATE');
  }

  damages(stopIds: readonly number[]): Promise<DamageRow[]> {
    return this.query('SELECT * FROM stop_damage WHERE company_id = $1 AND stop_id = ANY($2) ORDER BY noticed_at, id', [
      this.companyId,
      stopIds,
    ]);
  }

  async deliver(id: number, { delivered_at, received_by, signature, unsigned_reason }: Delivery): Promise<void> {
    await this.query(
      `UPDATE departure_stop SET delivered_at = $3, received_by = $4, signature = $5::jsonb, unsigned_reason = $6 WHERE company_id = $1 AND id = $2`,
      [
        this.companyId,
        id,
        delivered_at,
        received_by,
        signature === null ? null : JSON.stringify(signature),
        unsigned_reason,
      ],
    );
  }

  /** False: this damage is there already. */
  async addDamage(stopId: number, damage: DamageFields, noticedAt: Date): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO stop_damage (id, company_id, stop_id, pallet_id, product_id, kind, at, note, noticed_at)
       VALUES ($2, $1, $3, $4, $5, $6, $7::jsonb, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
      [
        this.companyId,
        damage.id,
        stopId,
        damage.pallet_id,
        damage.product_id,
        damage.kind,
        damage.at === null ? null : JSON.stringify(damage.at),
        damage.note,
        noticedAt,
      ],
    );
    return rows.length > 0;
  }

  /** How many stops of a departure are not delivered. */
  async countOpen(truckId: number, departure: number): Promise<number> {
    const [row] = await this.query<{ open: number }>(
      'SELECT count(*)::int AS open FROM departure_stop WHERE company_id = $1 AND truck_id = $2 AND departure = $3 AND delivered_at IS NULL',
      [this.companyId, truckId, departure],
    );
    return row?.open ?? 0;
  }
}
