import type { FloorInstance, FloorPlan } from '@mullion/contracts';
import { TenantRepository, type AuditActor, type Database } from '@mullion/server-kit';

export interface ArrangementRow {
  readonly id: string;
  readonly company_id: number;
  /** Null: how many trucks some pallets need, for the truck maker. */
  readonly truck_id: number | null;
  readonly instance: FloorInstance;
  /** `replaced`: a newer search or a person has placed the pallets since. */
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'replaced';
  readonly plan: FloorPlan | null;
  readonly asked_by: AuditActor | null;
}

/** A search that workers have begun this often without an end has failed. */
const MAX_ATTEMPTS = 3;
/** A job not finished by then is enqueued again by the sweep. */
const RETRY_SECONDS = 10;
const OPEN = `state IN ('waiting', 'running')`;

/** Searches for floors of one company. */
export class ArrangementRepository extends TenantRepository {
  async insert(row: Pick<ArrangementRow, 'id' | 'truck_id' | 'instance' | 'asked_by'>): Promise<void> {
    await this.query(
      `INSERT INTO arrangements (id, company_id, truck_id, instance, asked_by, due_at) VALUES ($1, $2, $3, $4, $5, now() + interval '2 seconds')`,
      [
        row.id,
        this.companyId,
        row.truck_id,
        JSON.stringify(row.instance),
        row.asked_by && JSON.stringify(row.asked_by),
      ],
    );
  }

  find(id: string): Promise<ArrangementRow | null> {
    return this.row<ArrangementRow>('arrangements', id);
  }

  /** A worker takes a search; null when it is over, or was tried too often. */
  async begin(id: string): Promise<FloorInstance | null> {
    const [row] = await this.query<{ instance: FloorInstance }>(
      `UPDATE arrangements SET state = 'running', attempts = attempts + 1, due_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND company_id = $2 AND ${OPEN} AND attempts < ${MAX_ATTEMPTS} RETURNING instance`,
      [id, this.companyId, RETRY_SECONDS],
    );
    return row?.instance ?? null;
  }

  /** Ends an open search; false when it was over already. */
  async end(id: string, plan: FloorPlan | null, error: string | null): Promise<boolean> {
    const ended = await this.query(
      `UPDATE arrangements SET state = $3, plan = $4, error = $5 WHERE id = $1 AND company_id = $2 AND ${OPEN} RETURNING id`,
      [id, this.companyId, plan ? 'done' : 'failed', plan && JSON.stringify(plan), error],
    );
    return ended.length > 0;
  }

  /** What was still being searched for a truck is not wanted any more. */
  async replaceOpen(truckId: number): Promise<void> {
    await this.query(`UPDATE arrangements SET state = 'replaced' WHERE truck_id = $1 AND company_id = $2 AND ${OPEN}`, [
      truckId,
      this.companyId,
    ]);
  }
}

type Due = Pick<ArrangementRow, 'id' | 'company_id'>;

/**
 * Over all companies: searches that are due, because their job was lost or their worker died, and those that were tried
 * too often.
 */
export const dueArrangements = async (database: Database): Promise<{ again: Due[]; failed: Due[] }> => ({
  failed: await database.read<Due>(
    `SELECT id, company_id FROM arrangements WHERE ${OPEN} AND due_at < now() AND attempts >= ${MAX_ATTEMPTS} ORDER BY due_at LIMIT 100`,
  ),
  again: await database.read<Due>(
    `UPDATE arrangements SET due_at = now() + make_interval(secs => $1) WHERE id = ANY(ARRAY(
       SELECT id FROM arrangements WHERE ${OPEN} AND due_at < now() AND attempts < ${MAX_ATTEMPTS} ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED))
     RETURNING id, company_id`,
    [RETRY_SECONDS],
  ),
});
