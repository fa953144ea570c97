import { z } from 'zod';
import { language } from '../kit/context.schema';
import { contactId } from '../kit/id.schema';
import { defineRoute, urlId } from '../kit/route';
import { holderId } from '../dispatch/returnables.schema';
import { emailDelivery } from './email-delivery.schema';

const planner = { access: 'session', types: [0, 1, 2, 3] } as const;
const holders = z.strictObject({ holder_ids: z.array(holderId).min(1).max(50) });

/** Who would be written to, and why somebody would not. */
export const reminderRecipient = z.object({
  contact_id: contactId.nullable(),
  customer: z.string(),
  name: z.string(),
  email: z.string(),
  /**
   * send; unsubscribed: wants no reminders; bounced: mails came back; no_contact: nobody is named; nothing: it has
   * nothing.
   */
  state: z.enum(['send', 'unsubscribed', 'bounced', 'no_contact', 'nothing']),
});
export type ReminderRecipient = z.infer<typeof reminderRecipient>;

/** Nothing is written or sent. */
export const previewReminders = defineRoute({
  service: 'documents',
  name: 'reminders.foresee',
  method: 'POST',
  path: 'returnable-reminders/preview',
  summary: 'The reminders that would be sent to holders of returnables',
  writes: false,
  policy: planner,
  body: holders,
  response: z.object({
    recipients: z.array(reminderRecipient),
    /** One of the mails, as an example; null when none would go. */
    example: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
});

/** One mail a contact, however many addresses of its customer are named; the same request again sends nothing more. */
export const sendReminders = defineRoute({
  service: 'documents',
  name: 'reminders.send',
  method: 'POST',
  path: 'returnable-reminders',
  summary: 'Remind holders of returnables by e-mail',
  success: 201,
  policy: planner,
  body: holders,
  response: z.object({ deliveries: z.array(emailDelivery), recipients: z.array(reminderRecipient) }),
});

export const listReminders = defineRoute({
  service: 'documents',
  name: 'reminders.list',
  method: 'GET',
  path: 'returnable-reminders',
  summary: 'The latest reminders to a holder of returnables',
  policy: planner,
  query: z.strictObject({ holder_id: urlId(holderId) }),
  response: z.array(emailDelivery),
});

/** Which of the company's mails. */
export const mailKinds = ['truck_loaded', 'reminder'] as const;
export const mailKind = z.enum(mailKinds);
export type MailKind = z.infer<typeof mailKind>;
const draft = z.strictObject({ kind: mailKind, template: z.string().max(20_000), language });

/** As it is composed for customers, with invented orders and pallets. */
export const previewMail = defineRoute({
  service: 'documents',
  name: 'mails.preview',
  method: 'POST',
  path: 'mail-previews',
  summary: 'How a mail of the company will look',
  writes: false,
  policy: { access: 'session', types: [0, 1] },
  body: draft,
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

/** To the e-mail address of who asks, and nobody else. */
export const sendTestMail = defineRoute({
  service: 'documents',
  name: 'mails.test',
  method: 'POST',
  path: 'mail-tests',
  summary: 'Send a mail of the company to oneself, to look at it',
  success: 201,
  policy: { access: 'session', types: [0, 1] },
  body: draft,
  response: emailDelivery,
});

export const remindersRoutes = { listReminders, previewReminders, sendReminders, previewMail, sendTestMail };
