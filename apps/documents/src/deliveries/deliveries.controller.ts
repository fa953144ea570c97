import {
  beginDelivery,
  finishDelivery,
  listDoubtfulMails,
  resendDoubtfulMail,
  routes,
  userTypes,
  type DoubtfulMail,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, Database, Handle, Sweep, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { DeliveryRepository, doubtfulDeliveries, type DeliveryRow } from './delivery.repository';
import { DeliverMail } from './use-cases/deliver-mail';

type Dto = OutputOf<typeof routes.resendDelivery>;

const toDto = (row: DeliveryRow): Dto => ({
  id: row.id as Dto['id'],
  truck_id: row.truck_id as Dto['truck_id'],
  truck: row.truck,
  departure: row.departure,
  kind: row.kind,
  contact_id: row.contact_id === 0 ? null : (row.contact_id as Dto['contact_id']),
  email: row.email,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  last_error: row.last_error,
  message_id: row.message_id,
  sent_at: row.sent_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

const toDoubtfulMail = (row: DeliveryRow): DoubtfulMail => ({
  id: row.id as DoubtfulMail['id'],
  company_id: row.company_id as DoubtfulMail['company_id'],
  truck: row.truck,
  departure: row.departure,
  email: row.email,
  subject: row.subject,
  attempts: row.attempts,
  error: row.last_error,
  created_at: row.created_at.toISOString(),
});

@Controller()
export class DeliveriesController {
  constructor(
    private readonly database: Database,
    private readonly deliver: DeliverMail,
  ) {}

  @Handle(routes.listDeliveries)
  async list({ query }: InputOf<typeof routes.listDeliveries>, call: CallInfo) {
    return (await new DeliveryRepository(this.database, call.context.company_id).ofTruck(query.truck_id)).map(toDto);
  }

  @Handle(routes.resendDelivery)
  async resend({ params }: InputOf<typeof routes.resendDelivery>, call: CallInfo) {
    return toDto(await this.deliver.resend(call.context.company_id, params.id));
  }

  /** For the operations team: people of type 0, of whatever company. */
  @Handle(listDoubtfulMails)
  async doubtful(_input: InputOf<typeof listDoubtfulMails>, { context }: CallInfo): Promise<DoubtfulMail[]> {
    if (context.type !== userTypes.super) throw new AppError('forbidden');
    return (await doubtfulDeliveries(this.database)).map(toDoubtfulMail);
  }

  @Handle(resendDoubtfulMail)
  async resendDoubtful({ params }: InputOf<typeof resendDoubtfulMail>, call: CallInfo) {
    await this.deliver.resendDoubtful(call, params.id);
    return { ok: true as const };
  }

  @Handle(beginDelivery)
  async begin(input: InputOf<typeof beginDelivery>, call: CallInfo) {
    const row = await this.deliver.begin(call.context.company_id, input.delivery_id, input.attempt);
    if (!row) return null;
    const to = row.email.split(',').map((email) => email.trim());
    return { to, subject: row.subject, text: row.body, html: row.html, message_id: row.message_id };
  }

  @Handle(finishDelivery)
  async finish(input: InputOf<typeof finishDelivery>, call: CallInfo) {
    await this.deliver.finish(call.context.company_id, input.delivery_id, input.attempt, input.outcome, input.error);
    return { ok: true as const };
  }

  @Sweep({ everyMs: 3_000 })
  sweep(): Promise<void> {
    return this.deliver.sweep();
  }
}
