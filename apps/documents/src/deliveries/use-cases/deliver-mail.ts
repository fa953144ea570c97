import { sendEmailJob, type RequestContext } from '@mullion/contracts';
import { AppError, auditedBy, Bus, Database, Queues, type CallInfo } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { DeliveryRepository, doubtfulDeliveries, sweepDeliveries, type DeliveryRow } from '../delivery.repository';
import { afterAttempt, type Outcome } from '../rules/delivery-life';

/** The life of a delivery between its row here and the worker that hands it to a mail server. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    private readonly bus: Bus,
  ) {}

  async enqueue(row: Pick<DeliveryRow, 'id' | 'company_id' | 'attempts'>): Promise<void> {
    const payload = { delivery_id: row.id, company_id: row.company_id, attempt: row.attempts + 1 };
    await this.queues.enqueue(sendEmailJob, sendEmailJob.payload.parse(payload));
  }

  async begin(companyId: number, id: number, attempt: number): Promise<DeliveryRow | null> {
    const row = await new DeliveryRepository(this.database, companyId).begin(id, attempt);
    if (row) this.tell(row);
    return row;
  }

  async finish(companyId: number, id: number, attempt: number, outcome: Outcome, error: string | null): Promise<void> {
    const row = await new DeliveryRepository(this.database, companyId).settle(id, attempt, afterAttempt(outcome, attempt), error);
    if (row) this.tell(row);
  }

  /** @throws AppError not_found; delivery.not_resendable unless it failed or is in doubt. */
  async resend(companyId: number, id: number): Promise<DeliveryRow> {
    const deliveries = new DeliveryRepository(this.database, companyId);
    const row = await deliveries.again(id);
    if (!row) throw (await deliveries.find(id)) ? new AppError('delivery.not_resendable') : new AppError('not_found');
    await this.enqueue(row);
    this.tell(row);
    return row;
  }

  /**
   * Sends a doubtful mail again for the operations team, whatever its company. One that is on its way again already stays so.
   * @throws AppError not_found
   */
  async resendDoubtful({ context }: CallInfo, id: number): Promise<void> {
    const [row] = await doubtfulDeliveries(this.database, id);
    if (!row) throw new AppError('not_found');
    if (row.state !== 'unknown') return;
    await this.resend(row.company_id, id);
    const entry = { action: 'operations.mail.resent', table_name: 'operations', row_id: id, row_name: row.email };
    const about = { ...auditedBy(context), company_id: row.company_id as RequestContext['company_id'] };
    await this.database.transaction(null, (tx) => tx.audit({ ...about, ...entry, before: {}, after: { act: 'mail.resent' } }));
  }

  async sweep(): Promise<void> {
    const { doubtful, due } = await sweepDeliveries(this.database);
    for (const row of doubtful) this.tell(row);
    for (const row of due) await this.enqueue(row);
  }

  private tell(row: DeliveryRow): void {
    this.bus.live({ company_id: row.company_id as never, entity: 'delivery', ids: [row.truck_id] });
  }
}
