import { TenantRepository } from '@mullion/server-kit';

/** Fittings by content hash; equal lists are stored once a company. */
export class FittingListRepository extends TenantRepository {
  /** @param lists canonical texts by their hash */
  async store(lists: ReadonlyMap<string, string>): Promise<void> {
    if (lists.size === 0) return;
    await this.query(
      `INSERT INTO orders.fitting_lists (company_id, hash, groups)
       SELECT $1, l.hash, l.groups FROM unnest($2::text[], $3::jsonb[]) AS l (hash, groups) ORDER BY l.hash ON CONFLICT DO NOTHING`,
      [this.companyId, [...lists.keys()], [...lists.values()]],
    );
  }
}
