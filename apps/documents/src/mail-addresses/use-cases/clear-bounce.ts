import type { MailAddress } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { toMailAddress } from '../mail-address.mapper';
import { MailAddressRepository } from '../mail-address.repository';

/** A person knows that an address takes mails again. @throws AppError `not_found` when nothing is known of it */
export const clearBounce = (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  call: CallInfo,
  email: string,
): Promise<Committed<MailAddress>> => {
  const { company_id } = call.context;
  return database.transaction(call, async (tx) => {
    const row = await new MailAddressRepository(tx, company_id).clearBounce(email);
    if (!row) throw new AppError('not_found');
    tx.afterCommit(() => bus.live({ company_id, entity: 'mail_address', ids: [] }));
    return toMailAddress(row);
  });
};
