import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes, type OutputOf, type Pallet, type Truck } from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';
import { until, verify, WAIT_MS } from './until';

type Delivery = OutputOf<typeof routes.listDeliveries>[number];

/** Loading list, labels and truck PDFs. */
export const printPapers = async (
  planner: MullionClient,
  pallets: readonly Pallet[],
  trucks: readonly Truck[],
  out: string,
) => {
  const ids = pallets.map((pallet) => pallet.id);
  const links = {
    'loading.pdf': (await planner.call(routes.printLoading, { body: { pallets: ids, language: 'lt' } })).link,
    'labels.pdf': (await planner.call(routes.printBarcodes, { body: { pallets: ids, language: 'lt' } })).link,
    'truck.pdf': (
      await planner.call(routes.printTrucks, { body: { trucks: trucks.map((truck) => truck.id), language: 'lt' } })
    ).link,
  };
  for (const [name, link] of Object.entries(links)) {
    const pdf = await planner.file(link, WAIT_MS);
    verify(pdf.subarray(0, 5).toString() === '%PDF-', `${name} is a PDF`);
    writeFileSync(path.join(out, name), pdf);
  }
  return { result: Object.keys(links), text: Object.keys(links).join(', ') };
};

/** Waits until every e-mail of the trucks is sent and fetches them from the mail page. */
export interface MailOptions {
  readonly mailUrl: string;
  readonly out: string;
  /** Addresses that must be written to. */
  readonly notified: readonly string[];
  /** A mail whose worker died in between may stand as doubtful; it is at the mail server once or not at all. */
  readonly mayDoubt: boolean;
}

export const collectMails = async (
  planner: MullionClient,
  trucks: readonly Truck[],
  { mailUrl, out, notified, mayDoubt }: MailOptions,
) => {
  const deliveries: Delivery[] = [];
  for (const truck of trucks) {
    deliveries.push(
      ...(await until(
        'every e-mail of the truck is sent',
        () => planner.call(routes.listDeliveries, { query: { truck_id: truck.id } }),
        (list) =>
          list.length > 0 && list.every((mail) => mail.state === 'sent' || (mayDoubt && mail.state === 'unknown')),
      )),
    );
  }
  const contacts = deliveries.filter((mail) => mail.kind === 'contact');
  const perTruck = new Set(contacts.map((mail) => `${mail.truck_id}/${mail.email}`));
  verify(perTruck.size === contacts.length, 'no contact is written to twice about one truck');
  for (const email of notified)
    verify(
      contacts.some((mail) => mail.email === email),
      `${email} is written to`,
    );
  const listed = (await (await fetch(`${mailUrl}/api/messages`)).json()) as { id: string; message_id?: string }[];
  for (const [index, delivery] of deliveries.entries()) {
    const bare = delivery.message_id.replace(/[<>]/g, '');
    const found = listed.filter((mail) => mail.message_id?.replace(/[<>]/g, '') === bare);
    const isOnce = found.length === 1 || (delivery.state === 'unknown' && found.length === 0);
    verify(isOnce, `the mail server has ${delivery.message_id} exactly once, not ${found.length} times`);
    if (found.length === 0) continue;
    const eml = await fetch(`${mailUrl}/api/messages/${found[0]?.id}.eml`);
    writeFileSync(
      path.join(out, `${String(index + 1).padStart(2, '0')}-${delivery.kind}-${delivery.truck_id}.eml`),
      Buffer.from(await eml.arrayBuffer()),
    );
  }
  return {
    result: deliveries.length,
    text: `${contacts.length} to contacts, ${deliveries.length - contacts.length} to managers`,
  };
};
