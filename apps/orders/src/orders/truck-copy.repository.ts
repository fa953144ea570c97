import { TenantRepository } from '@mullion/server-kit';

/** How far a truck's news have been applied; late and repeated ones answer false. */
export class TruckCopyRepository extends TenantRepository {
  async takeVersion(truckId: number, version: number): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO orders.trucks AS known (id, company_id, version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET version = $3 WHERE known.version < $3 RETURNING 1`,
      [truckId, this.companyId, version],
    );
    return rows.length > 0;
  }

  async takeDeparture(truckId: number, departure: number): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO orders.trucks AS known (id, company_id, departure) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET departure = $3, recalled = false WHERE known.departure < $3 RETURNING 1`,
      [truckId, this.companyId, departure],
    );
    return rows.length > 0;
  }

  /** A recall may come before its departure; that departure is then late. */
  async takeRecall(truckId: number, departure: number): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO orders.trucks AS known (id, company_id, departure, recalled) VALUES ($1, $2, $3, true)
       ON CONFLICT (id) DO UPDATE SET departure = $3, recalled = true
       WHERE known.departure < $3 OR (known.departure = $3 AND NOT known.recalled) RETURNING 1`,
      [truckId, this.companyId, departure],
    );
    return rows.length > 0;
  }
}
