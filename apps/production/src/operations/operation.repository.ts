import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { OperationRow } from './operation';
import type { OperationState } from './rules/change-operation';
import type { GraphCenter, WorkInput } from '@mullion/contracts';

export interface NewOperation {
  readonly order_id: number;
  readonly product_id: number;
  readonly work_center_id: number;
  readonly round: number;
  readonly amount: number | null;
}
export interface NewEvent extends Pick<OperationRow, 'order_id' | 'product_id' | 'work_center_id' | 'round'> {
  readonly operation_id: number;
  readonly kind: string;
  readonly status_before: number;
  readonly status_after: number;
  /** What the counter-event puts back. */
  readonly before: OperationState;
  readonly comment: string | null;
}
export interface EventRow extends NewEvent {
  readonly id: number;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly created_at: Date;
}
/** Who does it, where and when; one action may change many operations. */
export interface Action {
  readonly id: string;
  readonly userId: number | null;
  readonly userName: string;
  readonly terminal: string | null;
  readonly at: Date;
}

/**
 * Turns the violation of the unique action id into a refusal.
 * @throws AppError `operation.action_known`, else the error itself
 */
export const refuseUsedActionId = (error: unknown): never => {
  if (isUniqueViolation(error, 'operation_action_once')) throw new AppError('operation.action_known');
  throw error;
};

/** Operations of one company and their events. */
export class OperationRepository extends TenantRepository {
  /**
   * Locks products in the order of their ids, so that two changes of the same products follow one another; those that
   * have operations.
   */
  async lockProducts(ids: readonly number[]): Promise<number[]> {
    const rows = await this.query<{ product_id: number }>(
      'SELECT product_id FROM product_progress WHERE company_id = $1 AND product_id = ANY($2) ORDER BY product_id FOR UPDATE',
      [this.companyId, ids],
      { name: 'operation-lock' },
    );
    return rows.map((row) => row.product_id);
  }

  /** Gives products their row of progress, so that they can be locked. */
  async beginProducts(products: readonly { readonly id: number; readonly order_id: number }[]): Promise<void> {
    await this.query(
      `INSERT INTO product_progress (product_id, company_id, order_id) SELECT id, $1, order_id FROM jsonb_to_recordset($2::jsonb) AS n (id int, order_id int)
       ORDER BY id ON CONFLICT DO NOTHING`,
      [this.companyId, JSON.stringify(products)],
    );
  }

  /** The operation of each product at each work center that counts now: its last round that is not cancelled. */
  current(productIds: readonly number[]): Promise<OperationRow[]> {
    return this.query(
      `SELECT DISTINCT ON (product_id, work_center_id) * FROM operation WHERE company_id = $1 AND product_id = ANY($2) AND status <> 4
       ORDER BY product_id, work_center_id, round DESC`,
      [this.companyId, productIds],
      { name: 'operation-current' },
    );
  }

  async byId(id: number): Promise<OperationRow | null> {
    return this.row('operation', id);
  }

  /** The last round of products at work centers, cancelled ones too. */
  lastRounds(productIds: readonly number[]): Promise<Pick<OperationRow, 'product_id' | 'work_center_id' | 'round'>[]> {
    return this.query(
      `SELECT product_id, work_center_id, max(round) AS round FROM operation WHERE company_id = $1 AND product_id = ANY($2) GROUP BY 1, 2`,
      [this.companyId, productIds],
    );
  }

  create(operations: readonly NewOperation[]): Promise<OperationRow[]> {
    return this.query(
      `INSERT INTO operation (company_id, order_id, product_id, work_center_id, round, amount)
       SELECT $1, order_id, product_id, work_center_id, round, amount
       FROM jsonb_to_recordset($2::jsonb) AS n (order_id int, product_id int, work_center_id int, round int, amount numeric)
       RETURNING *`,
      [this.companyId, JSON.stringify(operations)],
    );
  }

  /** Writes states of operations and raises their versions. */
  async setStates(states: readonly ({ readonly id: number } & OperationState)[], userId: number | null): Promise<void> {
    await this.query(
      `UPDATE operation o SET status = n.status, start_time = n.start_time, end_time = n.end_time, comment = n.comment, user_id = $3, changed_at = now(), version = o.version + 1
       FROM jsonb_to_recordset($2::jsonb) AS n (id int, status int, start_time timestamptz, end_time timestamptz, comment text)
       WHERE o.id = n.id AND o.company_id = $1`,
      [this.companyId, JSON.stringify(states), userId],
      { name: 'operation-states' },
    );
  }

  setAmount(id: number, amount: number | null, version: number | undefined): Promise<OperationRow> {
    return this.updateVersioned({ table: 'operation', id, version: version ?? null, set: { amount } });
  }

  /** All events of an action. @throws AppError `operation.action_known` */
  async addEvents(events: readonly NewEvent[], action: Action): Promise<void> {
    const rows = events.map((event, at) => ({ ...event, begins_action: at === 0 }));
    await this.query(
      `INSERT INTO operation_event (company_id, operation_id, order_id, product_id, work_center_id, round, action_id, kind, status_before, status_after, before,
         comment, user_id, user_name, terminal, created_at, begins_action)
       SELECT $1, operation_id, order_id, product_id, work_center_id, round, $3, kind, status_before, status_after, before, comment, $4, $5, $6, $7, begins_action
       FROM jsonb_to_recordset($2::jsonb) AS n (operation_id int, order_id int, product_id int, work_center_id int, round int, kind text, status_before int,
         status_after int, before jsonb, comment text, begins_action boolean)`,
      [this.companyId, JSON.stringify(rows), action.id, action.userId, action.userName, action.terminal, action.at],
      { name: 'operation-events' },
    ).catch(refuseUsedActionId);
  }

  /** Events of one action, in their order. */
  eventsOf(actionId: string): Promise<EventRow[]> {
    return this.query('SELECT * FROM operation_event WHERE company_id = $1 AND action_id = $2 ORDER BY id', [
      this.companyId,
      actionId,
    ]);
  }

  /** Of these operations those that something happened to after an event. */
  async changedSince(events: readonly Pick<EventRow, 'id' | 'operation_id'>[]): Promise<number[]> {
    const rows = await this.query<{ operation_id: number }>(
      `SELECT DISTINCT e.operation_id FROM operation_event e JOIN jsonb_to_recordset($2::jsonb) AS n (id bigint, operation_id int)
         ON n.operation_id = e.operation_id AND e.id > n.id
       WHERE e.company_id = $1`,
      [this.companyId, JSON.stringify(events)],
    );
    return rows.map((row) => row.operation_id);
  }

  /** Keeps work centers as they are until the end of the transaction: none is deleted while it gets operations. */
  async lockCenters(): Promise<void> {
    await this.query('SELECT 1 FROM work_center WHERE company_id = $1 ORDER BY id FOR SHARE', [this.companyId]);
  }

  /** Work centers and their dependencies, deleted ones too: operations there are still counted. */
  graph(): Promise<(GraphCenter & { readonly description: string; readonly works_by: readonly WorkInput[] })[]> {
    return this.query(
      `SELECT c.id, c.code, c.description, c.preperation, c.works_by, c.deleted, coalesce(array_agg(d.depends_on) FILTER (WHERE d.depends_on IS NOT NULL), '{}') AS depends_on
       FROM work_center c LEFT JOIN work_center_dependency d ON d.work_center_id = c.id WHERE c.company_id = $1 GROUP BY c.id ORDER BY c.id`,
      [this.companyId],
      { name: 'work-center-graph' },
    );
  }

  /** Numbers of orders, and barcodes and orders of products, as they are kept here. */
  async names(
    productIds: readonly number[],
  ): Promise<{ product_id: number; barcode: string; position: string; order_id: number; order: string }[]> {
    return this.query(
      `SELECT p.id AS product_id, p.barcode, p.position, p.order_id, coalesce(o.number, '') AS "order" FROM product_copy p LEFT JOIN order_copy o ON o.id = p.order_id
       WHERE p.company_id = $1 AND p.id = ANY($2) ORDER BY o.number, p.id`,
      [this.companyId, productIds],
      { name: 'operation-names' },
    );
  }
}
