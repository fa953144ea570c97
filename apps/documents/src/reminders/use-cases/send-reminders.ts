import type {
  InputOf,
  OutputOf,
  sendReminders as contract,
  previewReminders as previewRemindersContract,
} from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { mailDomain, nextPress, sendMail, toDelivery } from '../../deliveries/deliveries.module';
import { signUnsubscribe } from '../../mail-addresses/mail-addresses.module';
import { reminderMail } from '../reminder-mail';
import type { Recipient } from '../rules/recipients';
import { planReminders } from './plan-reminders';

type Tools = ServiceTools<DocumentsConfig>;
type Body = InputOf<typeof contract>['body'];

const shown = ({ holders: _holders, ...recipient }: Recipient) => recipient;

/**
 * Reminds holders: one mail a contact. The same request again, by its key, sends nothing more; another press is another
 * mail.
 */
export const sendReminders = async (
  tools: Tools,
  call: CallInfo,
  body: Body,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { company, recipients } = await planReminders(tools, call, body);
  const { company_id: companyId } = call.context;
  const mails = await Promise.all(
    recipients.flatMap((recipient) => {
      if (recipient.state !== 'send' || recipient.contact_id === null) return [];
      const { contact_id, email, holders } = recipient;
      return [mailTo(tools, company, { contact_id, email, holders })];
    }),
  );
  return tools.database.transaction(call, async (tx) => {
    const press = await nextPress(tx);
    const rows = [];
    for (const { contact_id, ...mail } of mails) {
      const message_id = `<reminder-${press}-contact-${contact_id}@${mailDomain(tools.config)}>`;
      const row = await sendMail(tools, tx, companyId, {
        ...mail,
        truck_id: 0,
        truck: '',
        departure: press,
        kind: 'reminder',
        contact_id,
        message_id,
      });
      if (row) rows.push(row);
    }
    return { deliveries: rows.map(toDelivery), recipients: recipients.map(shown) };
  });
};

type Company = Awaited<ReturnType<typeof planReminders>>['company'];

const mailTo = async (
  { config }: Tools,
  company: Company,
  to: Pick<Recipient, 'email' | 'holders'> & { readonly contact_id: number },
) => {
  const token = signUnsubscribe({ companyId: company.id, email: to.email }, config.MULLION_TOKEN_KEY);
  const unsubscribe = `${config.PUBLIC_URL.replace(/\/$/, '')}/api/unsubscribe/${token}`;
  const { template_language: language, reminder_email_template: template } = company;
  const mail = await reminderMail({ template, language, company, holders: to.holders, unsubscribe });
  return {
    ...mail,
    contact_id: to.contact_id,
    email: to.email,
    unsubscribe,
    holder_ids: to.holders.map(({ id }) => id as number),
  };
};

/** Who would be written to, and one of the mails. */
export const previewReminders = async (
  tools: Tools,
  call: CallInfo,
  body: Body,
): Promise<OutputOf<typeof previewRemindersContract>> => {
  const { company, recipients } = await planReminders(tools, call, body);
  const first = recipients.find(({ state }) => state === 'send');
  const { template_language: language, reminder_email_template: template } = company;
  const example =
    first && (await reminderMail({ template, language, company, holders: first.holders, unsubscribe: null }));
  return {
    recipients: recipients.map(shown),
    example: example ? { subject: example.subject, text: example.text } : null,
  };
};
