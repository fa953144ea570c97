import {
  getCompany,
  getReturnableHolders,
  getUser,
  listContactsOf,
  listMailAddresses,
  sendReminders,
  type RequestContext,
} from '@mullion/contracts';
import { people, sampleCompany, type TestService } from '@mullion/server-testing';
import { bootDocuments } from './start-documents';

export const factory = sampleCompany({
  name: 'Langai ir Durys',
  truck_loaded_email_template: 'Išvežėme %orders.',
});

const lot = (id: number, days: number) => ({
  movement_id: id,
  kind_id: 1,
  kind: 'Paletė <1>',
  form: 'pallet',
  count: 4,
  since: '2026-08-17',
  days,
  truck_id: null,
  truck: '',
});
const holder = (id: number, customer_id: number, days = 100) => ({
  id,
  customer_id,
  customer: `Klientas ${customer_id}`,
  address: `Gatvė ${id}, Vilnius`,
  kinds: [],
  next_truck: null,
  lots: days === 0 ? [] : [lot(id, days)],
});
const holders = [holder(1, 10), holder(2, 10), holder(3, 20), holder(4, 30, 0), holder(5, 40), holder(6, 50)];
const contact = (id: number, customer_id: number, notify = true) => ({
  contact_id: id,
  customer_id,
  name: `N${id}`,
  email: `K${id}@example.test`,
  notify,
});
const contacts = [contact(1, 10), contact(2, 10, false), contact(3, 20), contact(4, 30), contact(6, 50)];

export interface ReminderWorld {
  readonly documents: TestService;
  /** What tests change. */
  readonly facts: { company: typeof factory };
}

/** Documents with holders 1 to 6 of five customers: nothing is out at holder 4, nobody is written to of customer 40. */
export const startReminders = async (): Promise<ReminderWorld> => {
  const documents = await bootDocuments();
  const facts = { company: factory };
  documents.world.answer(getCompany, () => facts.company);
  documents.world.answer(
    getReturnableHolders,
    ({ holder_ids }) => holders.filter(({ id }) => holder_ids.includes(id as never)) as never,
  );
  documents.world.answer(
    listContactsOf,
    ({ customer_ids }) => contacts.filter(({ customer_id }) => customer_ids.includes(customer_id as never)) as never,
  );
  documents.world.answer(getUser, () => ({ email: 'admin@example.test' }) as never);
  return { documents, facts };
};

/** What planners ask of reminders. */
export const reminderCalls = (documents: () => TestService) => ({
  send: (holder_ids: number[], key?: string, as: RequestContext = people.planner()) =>
    documents()
      .api(sendReminders)
      .as(as)
      .with(key === undefined ? {} : { idempotencyKey: key })
      .send({ body: { holder_ids: holder_ids as never } }),
  addresses: (emails: string, as: RequestContext = people.planner()) =>
    documents()
      .api(listMailAddresses)
      .as(as)
      .ok({ query: { emails } as never }),
});
