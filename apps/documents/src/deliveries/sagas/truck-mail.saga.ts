import {
  getCompany,
  getTrucksToPrint,
  listNotifyContacts,
  type Company,
  type OrderId,
  type OutputOf,
  type ProductId,
  type TruckId,
} from '@mullion/contracts';
import { fillText, loadTexts, type Shape, type Texts } from '@mullion/i18n';
import { Saga, ServiceTools, type Next, type SagaHelpers, type SagaRow } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../../config';
import { DeliveryRepository, type DeliveryRow, type NewDelivery } from '../delivery.repository';
import { composeContactMail, composeSummary, messageIdOf } from '../rules/compose-mail';
import { sayPart } from '../rules/say-part';
import { enqueueDelivery } from '../use-cases/announce-delivery';

export interface TruckMailData {
  readonly truck_id: TruckId;
  readonly truck: string;
  readonly departure: number;
  readonly departed_at: string;
  readonly orders: readonly { readonly order_id: OrderId; readonly product_ids: readonly ProductId[] }[];
}

type Contact = OutputOf<typeof listNotifyContacts>[number];
type MailTexts = Shape<Texts['mail']>['departure'];

/** A truck left: one delivery a notify contact with only that customer's orders, one summary to the managers; each once. */
@Injectable()
@Saga('truck-mail')
export class TruckMailSaga {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  async step(saga: SagaRow<TruckMailData>, helpers: SagaHelpers<TruckMailData>): Promise<Next<TruckMailData>> {
    const { data, company_id: companyId } = saga;
    const options = { context: helpers.context };
    const company = await this.tools.rpc.ask(getCompany, { company_id: helpers.context.company_id }, options);
    const input = {
      order_ids: data.orders.map((order) => order.order_id),
      product_ids: data.orders.flatMap((order) => order.product_ids),
    };
    const contacts = await this.tools.rpc.ask(listNotifyContacts, input, options);
    const [truck] = await this.tools.rpc.ask(getTrucksToPrint, { truck_ids: [data.truck_id] }, options);
    const texts = (await loadTexts(company.template_language, 'mail')).departure;
    const mails = [
      ...contacts.map((contact) => this.toContact(data, company, contact, texts)),
      ...this.toManagers(data, company, truck, texts),
    ];
    return helpers.commit(async (tx) => {
      const deliveries = new DeliveryRepository(tx, companyId);
      if (await deliveries.isRecalled(data.truck_id, data.departure)) return { done: true };
      const added: DeliveryRow[] = [];
      for (const mail of mails) {
        const row = await deliveries.add(mail);
        if (row) added.push(row);
      }
      tx.afterCommit(() => void Promise.all(added.map((row) => enqueueDelivery(this.tools.queues, row))));
      return { done: true };
    });
  }

  private toContact(data: TruckMailData, company: Company, contact: Contact, texts: MailTexts): NewDelivery {
    const numbers = contact.orders.map((order) => order.number).join(', ');
    const parts = {
      template: company.truck_loaded_email_template,
      subject: fillText(texts.subject, { orders: numbers }),
      company: company.name,
      language: company.template_language,
    };
    return {
      ...this.addressed(data, 'contact', contact.contact_id, contact.email),
      ...composeContactMail(
        parts,
        contact.orders.map((order) => ({ ...order, part: sayPart(texts, order.units) })),
      ),
    };
  }

  private toManagers(
    data: TruckMailData,
    company: Company,
    truck: OutputOf<typeof getTrucksToPrint>[number] | undefined,
    texts: MailTexts,
  ): NewDelivery[] {
    const emails = company.manager_emails
      .split(',')
      .map((email) => email.trim())
      .filter(Boolean);
    if (emails.length === 0) return [];
    const lines = (truck?.pallets ?? []).map((pallet) =>
      fillText(texts.summaryPallet, {
        number: pallet.shown_number,
        orders: pallet.orders,
        customers: pallet.customers,
        count: pallet.products_count,
      }),
    );
    const summary = composeSummary({
      subject: fillText(texts.summarySubject, { truck: data.truck }),
      lead: fillText(texts.summaryLead, { truck: data.truck, pallets: lines.length }),
      lines,
      company: company.name,
      language: company.template_language,
    });
    return [{ ...this.addressed(data, 'managers', 0, emails.join(', ')), ...summary }];
  }

  private addressed(data: TruckMailData, kind: DeliveryRow['kind'], contactId: number, email: string) {
    const domain = /@([\w.-]+)/.exec(this.tools.config.MAIL_FROM)?.[1] ?? new URL(this.tools.config.PUBLIC_URL).hostname;
    return {
      truck_id: data.truck_id,
      truck: data.truck,
      departure: data.departure,
      kind,
      contact_id: contactId,
      email,
      message_id: messageIdOf({ truckId: data.truck_id, departure: data.departure, kind, contactId }, domain),
    };
  }
}
