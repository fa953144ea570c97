import type { DepartureRecord } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

/** How trucks of one company left. */
export class DepartureRecordRepository extends TenantRepository {
  /** A departure is written once. */
  async add(record: DepartureRecord): Promise<void> {
    await this.query(
      'INSERT INTO departure_record (truck_id, departure, company_id, content) VALUES ($1, $2, $3, $4::jsonb) ON CONFLICT DO NOTHING',
      [record.truck_id, record.departure, this.companyId, JSON.stringify(record)],
    );
  }

  async find(truckId: number, departure: number): Promise<DepartureRecord | null> {
    const [row] = await this.query<{ content: DepartureRecord }>(
      'SELECT content FROM departure_record WHERE company_id = $1 AND truck_id = $2 AND departure = $3',
      [this.companyId, truckId, departure],
    );
    return row?.content ?? null;
  }
}
