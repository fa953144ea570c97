import { TenantRepository } from '@mullion/server-kit';

/** Orders older than the newest of these say nothing new. */
const MOST = 50;

/** In which order a company unloaded stops. */
export class StopOrderRepository extends TenantRepository {
  /** Orders in which one of these stops was unloaded, the newest first. */
  async with(stops: readonly string[]): Promise<string[][]> {
    const rows = await this.query<{ stops: string[] }>(
      `SELECT stops FROM stop_orders WHERE company_id = $1 AND stops && $2::text[] ORDER BY used_at DESC LIMIT ${MOST}`,
      [this.companyId, stops],
    );
    return rows.map((row) => row.stops);
  }

  /** The last order of these stops. */
  async remember(stops: readonly string[]): Promise<void> {
    await this.query(
      `INSERT INTO stop_orders (company_id, stops_hash, stops)
       VALUES ($1, (SELECT md5(string_agg(stop, chr(10) ORDER BY stop)) FROM unnest($2::text[]) AS named(stop)), $2)
       ON CONFLICT (company_id, stops_hash) DO UPDATE SET stops = EXCLUDED.stops, used_at = EXCLUDED.used_at`,
      [this.companyId, stops],
    );
  }
}
