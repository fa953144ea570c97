import {
  getCompany,
  getReturnableHolders,
  listContactsOf,
  type Company,
  type InputOf,
  type sendReminders,
} from '@mullion/contracts';
import { systemContext, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { MailAddressRepository } from '../../mail-addresses/mail-addresses.module';
import { recipientsOf, type Recipient } from '../rules/recipients';

type Tools = Pick<ServiceTools, 'database' | 'rpc'>;

/** Who would be reminded of what, asked of those who know; nothing is written. */
export const planReminders = async (
  { database, rpc }: Tools,
  { context }: Pick<CallInfo, 'context'>,
  { holder_ids }: InputOf<typeof sendReminders>['body'],
): Promise<{ company: Company; recipients: Recipient[] }> => {
  const options = { context: systemContext(context.company_id, { time_zone: context.time_zone }) };
  const [company, holders] = await Promise.all([
    rpc.ask(getCompany, { company_id: context.company_id }, options),
    rpc.ask(getReturnableHolders, { holder_ids: [...new Set(holder_ids)] }, options),
  ]);
  const contacts = await rpc.ask(
    listContactsOf,
    { customer_ids: [...new Set(holders.map(({ customer_id: id }) => id))] },
    options,
  );
  const addresses = await new MailAddressRepository(database, context.company_id).of(
    contacts.map(({ email }) => email),
  );
  return { company, recipients: recipientsOf(holders, contacts, addresses) };
};
