import type { InputOf, listScanConflicts, Settlement } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { RefusedScan, ScanConflictRow, ScanConflictView } from './scan-conflict.row';

/** Beside the row what is true now: where the product or pallet stands, who scanned it there. */
const VIEW = `SELECT x.*, c.id AS product_id, c.position, coalesce(o.number, '') AS order, c.order_id, c.width, c.height,
    tp.number AS target_number, tt.description AS target_truck, np.id AS now_pallet_id, np.number AS now_number, np.status AS now_status,
    np.truck_id AS now_truck_id, nt.description AS now_truck,
    CASE WHEN x.kind = 'product' THEN l.loaded_at ELSE h.at END AS loaded_at, h.user_name AS loaded_by
  FROM scan_conflict x
  LEFT JOIN LATERAL (SELECT * FROM product_copy c WHERE x.kind = 'product' AND c.company_id = x.company_id AND c.barcode = x.code AND NOT c.removed
    ORDER BY c.id LIMIT 1) c ON true
  LEFT JOIN order_copy o ON o.id = c.order_id
  LEFT JOIN placement l ON l.product_id = c.id
  LEFT JOIN pallet tp ON tp.id = x.pallet_id AND tp.company_id = x.company_id
  LEFT JOIN truck_copy tt ON tt.id = x.truck_id AND tt.company_id = x.company_id
  LEFT JOIN pallet np ON np.company_id = x.company_id AND np.id = CASE WHEN x.kind = 'product' THEN l.pallet_id ELSE x.pallet_id END
  LEFT JOIN truck_copy nt ON nt.id = np.truck_id
  LEFT JOIN LATERAL (SELECT user_name, coalesce(made_at, created_at) AS at FROM status_change s WHERE s.company_id = x.company_id
      AND ((x.kind = 'product' AND l.loaded_at IS NOT NULL AND s.table_name = 'placements' AND s.row_id = c.id)
        OR (x.kind = 'pallet' AND np.status >= 3 AND s.table_name = 'pallets' AND s.row_id = np.id AND s.after = 3 AND s.before < 3))
    ORDER BY s.id DESC LIMIT 1) h ON true`;

/** Scans of this company that wait for a person's word. */
export class ScanConflictRepository extends TenantRepository {
  /** The id of the conflict of this scan: one, however often the scan comes. */
  async keep(scan: RefusedScan): Promise<number> {
    const [row] = await this.query<{ id: number }>(
      `INSERT INTO scan_conflict (company_id, user_id, user_name, terminal, key, body_hash, kind, code, target_code, pallet_id, truck_id, problem, params, made_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       ON CONFLICT (company_id, user_id, key) DO UPDATE SET key = excluded.key RETURNING id`,
      [
        ...[
          this.companyId,
          scan.userId ?? 0,
          scan.userName,
          scan.terminal,
          scan.key,
          scan.bodyHash,
          scan.kind,
          scan.code,
          scan.targetCode,
        ],
        ...[scan.palletId, scan.truckId, scan.problem, JSON.stringify(scan.params), scan.occurredAt],
      ],
    );
    if (!row) throw new Error('a conflict was not kept');
    return row.id;
  }

  /** The conflict that a scan with this key has become; null when it has become none. */
  async ofKey(
    userId: number | null,
    key: string,
  ): Promise<Pick<ScanConflictRow, 'id' | 'body_hash' | 'problem' | 'params'> | null> {
    const [row] = await this.query<ScanConflictRow>(
      'SELECT id, body_hash, problem, params FROM scan_conflict WHERE company_id = $1 AND user_id = $2 AND key = $3',
      [this.companyId, userId ?? 0, key],
      { name: 'scan-conflict-of-key' },
    );
    return row ?? null;
  }

  /** One conflict, locked. */
  lock(id: number): Promise<ScanConflictRow | null> {
    return this.row<ScanConflictRow>('scan_conflict', id, 'FOR UPDATE');
  }

  /** One conflict with what is true now. */
  async view(id: number): Promise<ScanConflictView | null> {
    const [row] = await this.query<ScanConflictView>(`${VIEW} WHERE x.company_id = $1 AND x.id = $2`, [
      this.companyId,
      id,
    ]);
    return row ?? null;
  }

  /** A page of them: open ones by when they were scanned, settled ones the latest first. */
  async page(query: InputOf<typeof listScanConflicts>['query']): Promise<{ rows: ScanConflictView[]; total: number }> {
    const where = `x.company_id = $1 AND x.settled_at IS ${query.state === 'open' ? '' : 'NOT '}NULL AND ($2::int IS NULL OR x.user_id = $2)
      AND ($3::int IS NULL OR x.truck_id = $3 OR EXISTS (SELECT 1 FROM pallet p WHERE p.id = x.pallet_id AND p.company_id = $1 AND p.truck_id = $3))`;
    const params = [this.companyId, query.user ?? null, query.truck ?? null];
    const order = query.state === 'open' ? 'x.made_at, x.id' : 'x.settled_at DESC, x.id DESC';
    const [counted] = await this.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM scan_conflict x WHERE ${where}`,
      params,
    );
    const page = [query.rows, (query.page - 1) * query.rows];
    const rows = await this.query<ScanConflictView>(`${VIEW} WHERE ${where} ORDER BY ${order} LIMIT $4 OFFSET $5`, [
      ...params,
      ...page,
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** Somebody has said what is to be done; by then it is theirs under lock. */
  async resolve(
    id: number,
    how: Settlement,
    reason: string | null,
    by: { id: number | null; name: string },
  ): Promise<void> {
    await this.query(
      `UPDATE scan_conflict SET settled_at = now(), settled_how = $3, settled_reason = $4, settled_by = $5, settled_by_name = $6, version = version + 1
       WHERE company_id = $1 AND id = $2`,
      [this.companyId, id, how, reason, by.id, by.name],
    );
  }

  /** It stands where it was scanned, says somebody who looked, and may not be taken there yet. */
  async noteSeenHere(id: number, by: string): Promise<void> {
    await this.query(
      'UPDATE scan_conflict SET seen_here_at = now(), seen_here_by = $3, version = version + 1 WHERE company_id = $1 AND id = $2',
      [this.companyId, id, by],
    );
  }
}
