import type { DoubtfulMail, EmailDelivery } from '@mullion/contracts';
import type { DeliveryRow } from './delivery.repository';

type Dto = EmailDelivery;

/** A mail as its truck shows it. */
export const toDelivery = (row: DeliveryRow): Dto => ({
  id: row.id as Dto['id'],
  truck_id: row.truck_id === 0 ? null : (row.truck_id as Dto['truck_id']),
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

/** A mail of which it is unknown whether it went, as the operations page shows it. */
export const toDoubtfulMail = (row: DeliveryRow): DoubtfulMail => ({
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
