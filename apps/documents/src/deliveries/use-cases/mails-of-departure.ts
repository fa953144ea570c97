import {
  getCompany,
  getTrucksToPrint,
  listNotifyContacts,
  type Company,
  type DepartureRecord,
  type OutputOf,
  type RequestContext,
} from '@mullion/contracts';
import { fillText, loadTexts, type Shape, type Texts } from '@mullion/i18n';
import { log, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import type { DeliveryRow, NewDelivery } from '../delivery.repository';
import { partUrl, type CustomerPart } from '../../core/evidence/customer-parts.queries';
import { floorPicture, type FloorPicture } from '../../core/evidence/departed-floor.queries';
import { composeContactMail, composeSummary, messageIdOf } from '../rules/compose-mail';
import { unitsOnTruckText } from '../units-on-truck-text';
import { mailDomain } from './send-mail';
import type { TruckMailData } from '../sagas/truck-mail.data';

type Tools = Pick<ServiceTools<DocumentsConfig>, 'rpc' | 'config' | 'database'>;
type Contact = OutputOf<typeof listNotifyContacts>[number];
/** A mail; one to a contact with what its link opens. */
export type DepartureMail = NewDelivery & { readonly part: CustomerPart | null };
type MailTexts = Shape<Texts['mail']>['departure'];
type Departed = Omit<TruckMailData, 'departed_at'>;

/**
 * The mails of a departure: one a notify contact with only that customer's orders, one summary to the managers. Asked
 * of their owners; nothing is written. With the record of how the truck left, a contact's mail shows where the
 * customer's pallets stand on it.
 */
export const mailsOfDeparture = async (
  { rpc, config, database }: Tools,
  data: Departed,
  context: RequestContext,
  record: DepartureRecord | null,
): Promise<DepartureMail[]> => {
  const options = { context };
  const [company, contacts, [truck]] = await Promise.all([
    rpc.ask(getCompany, { company_id: context.company_id }, options),
    rpc.ask(listNotifyContacts, leftWith(data), options),
    rpc.ask(getTrucksToPrint, { truck_ids: [data.truck_id] }, options),
  ]);
  const texts = (await loadTexts(company.template_language, 'mail')).departure;
  const addressed = (kind: DeliveryRow['kind'], contactId: number, email: string) =>
    addressedTo(config, data, kind, contactId, email);
  const toContacts = contacts.map(async (contact) => {
    const part = partOf(data, company, contact);
    const evidence = { text: texts.evidence, url: await partUrl({ config, database }, context.company_id, part) };
    const picture =
      record && (await floorPicture(record, part).catch((error: unknown) => withoutPicture(data.truck_id, error)));
    return {
      ...addressed('contact', contact.contact_id, contact.email),
      ...contactMail(company, contact, texts, { evidence, picture }),
      part,
    };
  });
  return [
    ...(await Promise.all(toContacts)),
    ...managersOf(company).map((email) => ({
      ...addressed('managers', 0, email),
      ...summaryOf(data, company, truck, texts),
      part: null,
    })),
  ];
};

const leftWith = ({ orders }: Departed) => ({
  order_ids: orders.map((order) => order.order_id),
  product_ids: orders.flatMap((order) => order.product_ids),
});

/** A mail goes also when its picture cannot be drawn. */
const withoutPicture = (truck: number, error: unknown): null => {
  log().error({ truck, err: error }, 'the picture of a departure could not be drawn');
  return null;
};

/** What of the departure its reader may see by the link in the mail. */
const partOf = (
  { truck_id, departure }: Departed,
  company: Company,
  { contact_id, customer, orders }: Contact,
): CustomerPart => ({
  ...{ truck_id, departure, contact_id, customer },
  order_ids: orders.map(({ id }) => id),
  language: company.template_language,
});

interface MailParts {
  readonly evidence: { readonly text: string; readonly url: string };
  readonly picture: FloorPicture | null;
}

const contactMail = (company: Company, contact: Contact, texts: MailTexts, of: MailParts) => {
  const numbers = contact.orders.map((order) => order.number).join(', ');
  const parts = {
    template: company.truck_loaded_email_template,
    subject: fillText(texts.subject, { orders: numbers }),
    company: company.name,
    language: company.template_language,
    ...of,
  };
  return composeContactMail(
    parts,
    contact.orders.map((order) => ({ ...order, part: unitsOnTruckText(texts, order.units) })),
  );
};

/** Every manager's address in one text; none when the company has named nobody. */
const managersOf = (company: Company): string[] => {
  const emails = company.manager_emails
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean);
  return emails.length === 0 ? [] : [emails.join(', ')];
};

const summaryOf = (
  data: Departed,
  company: Company,
  truck: OutputOf<typeof getTrucksToPrint>[number] | undefined,
  texts: MailTexts,
) => {
  const lines = (truck?.pallets ?? []).map((pallet) =>
    fillText(texts.summaryPallet, {
      number: pallet.shown_number,
      orders: pallet.orders,
      customers: pallet.customers,
      count: pallet.products_count,
    }),
  );
  return composeSummary({
    subject: fillText(texts.summarySubject, { truck: data.truck }),
    lead: fillText(texts.summaryLead, { truck: data.truck, pallets: lines.length }),
    lines,
    company: company.name,
    language: company.template_language,
  });
};

const addressedTo = (
  config: DocumentsConfig,
  data: Departed,
  kind: DeliveryRow['kind'],
  contactId: number,
  email: string,
) => {
  return {
    truck_id: data.truck_id,
    truck: data.truck,
    departure: data.departure,
    kind,
    contact_id: contactId,
    email,
    message_id: messageIdOf({ truckId: data.truck_id, departure: data.departure, kind, contactId }, mailDomain(config)),
  };
};
