import { TenantRepository } from '@mullion/server-kit';

/** How far a truck's departures have been applied; late and repeated ones answer false. */
export class TruckCopyRepository extends TenantRepository {
  /**
   * False when this departure was taken back already. The one before a departure has been, even if its recall has not
   * arrived.
   */
  async acceptDeparture(truckId: number, departure: number): Promise<boolean> {
    const [known] = await this.recallUpTo(truckId, departure - 1);
    return departure > (known?.recalled_departure ?? 0);
  }

  /** A recall may come before its departure; that departure is then late. */
  async acceptRecall(truckId: number, departure: number): Promise<void> {
    await this.recallUpTo(truckId, departure);
  }

  private recallUpTo(truckId: number, departure: number): Promise<{ recalled_departure: number }[]> {
    return this.query(
      `INSERT INTO orders.trucks AS known (id, company_id, recalled_departure) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET recalled_departure = greatest(known.recalled_departure, $3) RETURNING recalled_departure`,
      [truckId, this.companyId, departure],
    );
  }
}
