import { TenantRepository } from '@mullion/server-kit';

export interface StoredStatusChange {
  readonly before: number | null;
  readonly after: number;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}

const AT_MOST = 500;

/** Reads of the status history. */
export class StatusChangesQueries extends TenantRepository {
  /** Newest first. */
  of(table: 'orders' | 'products', id: number): Promise<StoredStatusChange[]> {
    return this.query<StoredStatusChange>(
      `SELECT before, after, user_id, user_name, created_at FROM orders.status_change
       WHERE company_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY id DESC LIMIT ${AT_MOST}`,
      [this.companyId, table, id],
    );
  }
}
