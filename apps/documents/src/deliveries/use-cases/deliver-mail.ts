import { sendEmailJob } from '@mullion/contracts';
import { AppError, Bus, Database, Queues } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { DeliveryRepository, sweepDeliveries, type DeliveryRow } from '../delivery.repository';
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

  async sweep(): Promise<void> {
    const { doubtful, due } = await sweepDeliveries(this.database);
    for (const row of doubtful) this.tell(row);
    for (const row of due) await this.enqueue(row);
  }

  private tell(row: DeliveryRow): void {
    this.bus.live({ company_id: row.company_id as never, entity: 'delivery', ids: [row.truck_id] });
  }
}
