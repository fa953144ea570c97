import type { ReminderRecipient, ReturnableHolderDetail } from '@mullion/contracts';

export interface KnownContact {
  readonly contact_id: number;
  readonly customer_id: number;
  readonly name: string;
  readonly email: string;
  readonly notify: boolean;
}
export interface KnownAddress {
  /** In lower case. */
  readonly email: string;
  readonly bounced_at: Date | null;
  readonly unsubscribed_at: Date | null;
}
export interface Recipient extends ReminderRecipient {
  readonly holders: readonly ReturnableHolderDetail[];
}

/**
 * Who is reminded of what: of each customer those contacts that are written to when a truck leaves, or the first where
 * there is none of them; each once, however many addresses of the customer are named. Who wants no reminders and whose
 * mails came back is named and left out.
 */
export const recipientsOf = (
  holders: readonly ReturnableHolderDetail[],
  contacts: readonly KnownContact[],
  addresses: readonly KnownAddress[],
): Recipient[] => {
  const byCustomer = new Map<number, ReturnableHolderDetail[]>();
  for (const holder of holders)
    byCustomer.set(holder.customer_id, [...(byCustomer.get(holder.customer_id) ?? []), holder]);
  return [...byCustomer].flatMap(([customerId, own]): Recipient[] => {
    const customer = own[0]?.customer ?? '';
    const owing = own.filter(({ lots }) => lots.length > 0);
    const nobody = { contact_id: null, customer, name: '', email: '', holders: owing };
    if (owing.length === 0) return [{ ...nobody, state: 'nothing' }];
    const known = contacts.filter(({ customer_id: id }) => id === customerId);
    const notified = known.filter(({ notify }) => notify);
    const written = notified.length > 0 ? notified : known.slice(0, 1);
    if (written.length === 0) return [{ ...nobody, state: 'no_contact' }];
    return written.map(({ contact_id, name, email }) => ({
      ...{ contact_id: contact_id as ReminderRecipient['contact_id'], customer, name, email, holders: owing },
      state: stateOf(addresses.find((address) => address.email === email.toLowerCase())),
    }));
  });
};

const stateOf = (address: KnownAddress | undefined): ReminderRecipient['state'] => {
  if (address?.unsubscribed_at) return 'unsubscribed';
  return address?.bounced_at ? 'bounced' : 'send';
};
