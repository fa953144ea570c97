import type { getWaitingScans, InputOf, OutputOf, PalletId, reportTerminalWork, UserId } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

type Work = InputOf<typeof reportTerminalWork>['body']['work'][number];
type WaitingTerminal = OutputOf<typeof getWaitingScans>['terminals'][number];

interface Row {
  readonly terminal: string;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly waiting: number;
  readonly pallet_id: number | null;
  readonly seen_at: Date;
  readonly silent: boolean;
}

/** Terminals say every half minute that they are there; who has missed three is silent. */
const SILENT_AFTER_S = 90;
/** Who was silent that long does not come back to this truck. */
const EXPIRED_AFTER_H = 16;

/** What terminals of this company work on, as they said last. */
export class TerminalWorkRepository extends TenantRepository {
  /** What a terminal works on now, in place of what it said before. */
  async report(terminal: string, by: { id: number | null; name: string }, work: readonly Work[]): Promise<void> {
    const kinds = work.map(({ kind }) => kind);
    const ids = work.map(({ id }) => id);
    await this.query(
      `DELETE FROM terminal_work w WHERE company_id = $1 AND terminal = $2
       AND NOT EXISTS (SELECT 1 FROM unnest($3::text[], $4::int[]) AS n (kind, id) WHERE n.kind = w.kind AND n.id = w.target_id)`,
      [this.companyId, terminal, kinds, ids],
    );
    await this.query(
      `INSERT INTO terminal_work (company_id, terminal, kind, target_id, user_id, user_name, waiting, seen_at)
       SELECT DISTINCT ON (n.kind, n.id) $1, $2::uuid, n.kind, n.id, $5::int, $6, n.waiting, now() FROM unnest($3::text[], $4::int[], $7::int[]) AS n (kind, id, waiting)
       ORDER BY n.kind, n.id
       ON CONFLICT (company_id, terminal, kind, target_id) DO UPDATE
       SET user_id = excluded.user_id, user_name = excluded.user_name, waiting = excluded.waiting, seen_at = excluded.seen_at`,
      [this.companyId, terminal, kinds, ids, by.id, by.name, work.map(({ waiting }) => waiting)],
    );
  }

  /** Whether the company has such a truck. */
  async isTruck(id: number): Promise<boolean> {
    return (
      (await this.query('SELECT 1 FROM truck_copy WHERE company_id = $1 AND id = $2', [this.companyId, id])).length > 0
    );
  }

  /**
   * Terminals that may hold scans of this truck, or of a pallet on it: they said so, or have been silent since they
   * worked on it.
   */
  async waitingFor(truckId: number): Promise<WaitingTerminal[]> {
    const rows = await this.query<Row>(
      `SELECT w.terminal, w.user_id, w.user_name, w.waiting, CASE WHEN w.kind = 'pallet' THEN w.target_id END AS pallet_id, w.seen_at,
         w.seen_at < now() - interval '${SILENT_AFTER_S} seconds' AS silent
       FROM terminal_work w WHERE w.company_id = $1 AND w.seen_at > now() - interval '${EXPIRED_AFTER_H} hours'
         AND (w.waiting > 0 OR w.seen_at < now() - interval '${SILENT_AFTER_S} seconds')
         AND ((w.kind = 'truck' AND w.target_id = $2)
           OR (w.kind = 'pallet' AND w.target_id IN (SELECT id FROM pallet WHERE company_id = $1 AND truck_id = $2)))
       ORDER BY w.waiting DESC, w.seen_at DESC, w.terminal`,
      [this.companyId, truckId],
    );
    return rows.map((row) => ({
      terminal: row.terminal,
      user_id: row.user_id as UserId | null,
      user_name: row.user_name,
      waiting: row.waiting,
      pallet_id: row.pallet_id as PalletId | null,
      seen_at: row.seen_at.toISOString(),
      silent: row.silent,
    }));
  }
}
