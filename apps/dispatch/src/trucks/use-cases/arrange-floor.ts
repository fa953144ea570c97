import { randomUUID } from 'node:crypto';
import { arrangeFloorJob, type FloorInstance, type FloorPlan, type PalletRecord } from '@mullion/contracts';
import { dispatchPriorityOf } from '@mullion/packing-model';
import { AppError, auditedBy, Database, Queues, type AuditActor, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { palletCopies } from '../../copies/copies.queries';
import { auditTruck } from '../audit-truck';
import { isDispatched } from '../rules/truck-life';
import { recordTruck, TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';

/** How long the search may take; a floor of 40 pallets is near its end after 0.2 s (reference figures of the optimiser). */
const BUDGET_MS = 700;
/** A truck is locked this long at most; the lock ends by itself when a worker dies (TRK-07). */
const LOCK_SECONDS = 15;
/** A job not finished by then is enqueued again by the sweep. */
const RETRY_SECONDS = 10;
const POLL_MS = 40;

export interface ArrangementState {
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly plan: FloorPlan | null;
  readonly error: string | null;
}

/** Floors are arranged by worker-optimiser: a row here, a job that carries its id, the plan written when it comes. */
@Injectable()
export class ArrangeFloor {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
  ) {}

  /**
   * Asks for a new arrangement of a truck inside a transaction and locks the truck meanwhile; enqueued after the commit.
   * `askedBy` is for one that a person asked for by itself; one that follows an edit is told with that edit.
   */
  async request(tx: Tx, truck: TruckRow, userName: string, askedBy: AuditActor | null = null): Promise<string> {
    const trucks = new TruckRepository(tx, truck.company_id);
    const loads = (await trucks.loads(truck.id)).filter((load) => load.state !== 'leaving');
    const pallets = await palletCopies(
      tx,
      truck.company_id,
      loads.map((load) => load.pallet_id),
    );
    await tx.query(`UPDATE trucks SET locked_by = $2, locked_until = now() + make_interval(secs => $3) WHERE id = $1`, [
      truck.id,
      userName,
      LOCK_SECONDS,
    ]);
    const known = loads.flatMap((load) => pallets.get(load.pallet_id) ?? []);
    const priorities = new Map(loads.map((load) => [load.pallet_id, load.dispatch_priority]));
    return this.insert(tx, truck.company_id, truck.id, instanceOf(truck, known, priorities, 'one'), askedBy);
  }

  /** Asks how many floors of these values some pallets need and how they stand; nothing is written to trucks. */
  async requestMany(tx: Tx, companyId: number, truck: FloorValues, pallets: readonly PalletRecord[]): Promise<string> {
    return this.insert(tx, companyId, null, instanceOf(truck, pallets, new Map(), 'many'));
  }

  /** Waits until an arrangement is done; null when it is still under way after `timeoutMs`. */
  async settled(id: string, timeoutMs: number): Promise<ArrangementState | null> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const [row] = await this.database.read<ArrangementState>('SELECT state, plan, error FROM arrangements WHERE id = $1', [id]);
      if (row?.state === 'done' || row?.state === 'failed') return row;
      if (row === undefined || Date.now() > deadline) return null;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Puts a waiting row into the queue; the sweep does it again when Redis was away. */
  async enqueue(id: string, companyId: number): Promise<void> {
    await this.queues.enqueue(arrangeFloorJob, arrangeFloorJob.payload.parse({ arrangement_id: id, company_id: companyId }));
  }

  /** Rows that are due and may have lost their job. */
  async enqueueDue(): Promise<void> {
    const due = await this.database.read<{ id: string; company_id: number }>(
      `UPDATE arrangements SET due_at = now() + make_interval(secs => $1) WHERE state IN ('waiting', 'running') AND due_at < now() RETURNING id, company_id`,
      [RETRY_SECONDS],
    );
    for (const row of due) await this.enqueue(row.id, row.company_id);
  }

  /** The worker takes a row; null when it is finished already. */
  async begin(id: string): Promise<FloorInstance | null> {
    const [row] = await this.database.read<{ instance: FloorInstance }>(
      `UPDATE arrangements SET state = 'running', due_at = now() + make_interval(secs => $2) WHERE id = $1 AND state IN ('waiting', 'running') RETURNING instance`,
      [id, RETRY_SECONDS],
    );
    return row?.instance ?? null;
  }

  /** The worker gives the plan: places are written to loads that are still there, the lock ends. A second answer changes nothing. */
  async finish(id: string, plan: FloorPlan | null, error: string | null): Promise<void> {
    await this.database.transaction(null, async (tx) => {
      const [row] = await tx.query<{ company_id: number; truck_id: number | null; asked_by: AuditActor | null }>(
        `UPDATE arrangements SET state = $2, plan = $3, error = $4 WHERE id = $1 AND state IN ('waiting', 'running') RETURNING company_id, truck_id, asked_by`,
        [id, plan ? 'done' : 'failed', plan ? JSON.stringify(plan) : null, error],
      );
      if (!row || row.truck_id === null) return;
      const trucks = new TruckRepository(tx, row.company_id);
      const truck = await trucks.lock(row.truck_id);
      if (!truck) return;
      const floor = plan?.trucks[0];
      const open = !isDispatched(truck.status) && truck.departing === null;
      if (floor && open) {
        const loads = await trucks.loads(truck.id);
        await trucks.place(
          truck.id,
          floor.items.map((item) => ({ id: item.id, x: item.x, y: item.y, isTurned: item.is_turned })),
        );
        if (row.asked_by) await auditTruck(tx, row.asked_by, { row: truck, loads }, { row: truck, loads: await trucks.loads(truck.id) });
      }
      const set = { locked_by: null, locked_until: null, ...(floor && open ? { lower_bound_length: floor.lower_bound } : {}) };
      await recordTruck(tx, await trucks.update(truck.id, set));
    });
  }

  private async insert(
    tx: Tx,
    companyId: number,
    truckId: number | null,
    instance: FloorInstance,
    askedBy: AuditActor | null = null,
  ): Promise<string> {
    if (instance.pallets.length === 0 && truckId === null) throw new AppError('truck.empty');
    const id = randomUUID();
    await tx.query(
      `INSERT INTO arrangements (id, company_id, truck_id, instance, asked_by, due_at) VALUES ($1, $2, $3, $4, $5, now() + interval '2 seconds')`,
      [id, companyId, truckId, JSON.stringify(instance), askedBy && JSON.stringify(auditedBy(askedBy))],
    );
    tx.afterCommit(() => void this.enqueue(id, companyId));
    return id;
  }
}

export type FloorValues = Pick<TruckRow, 'length' | 'width' | 'height' | 'max_pallet_weight' | 'between_pallets' | 'allow_turn'>;

const instanceOf = (
  truck: FloorValues,
  pallets: readonly PalletRecord[],
  priorities: ReadonlyMap<number, number | null>,
  trucks: 'one' | 'many',
): FloorInstance => ({
  truck: {
    length: truck.length,
    width: truck.width,
    height: truck.height,
    max_weight: Number(truck.max_pallet_weight),
    between_pallets: truck.between_pallets,
  },
  pallets: pallets.map((pallet) => ({
    id: pallet.id,
    length: pallet.length,
    width: pallet.width,
    height: pallet.height,
    weight: pallet.weight,
    dispatch_priority: dispatchPriorityOf(priorities.get(pallet.id) ?? pallet.dispatch_priority),
    allow_turn: truck.allow_turn,
  })),
  trucks,
  budget_ms: BUDGET_MS,
});
