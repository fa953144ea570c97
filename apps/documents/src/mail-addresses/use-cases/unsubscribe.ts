import { getCompany, type InputOf, type OutputOf, type unsubscribe as contract } from '@mullion/contracts';
import { AppError, systemContext, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { MailAddressRepository } from '../mail-address.repository';
import { readUnsubscribe } from '../unsubscribe-token';

/**
 * Reads the link of a reminder; once its holder has confirmed, they get no more. Again changes nothing.
 * @throws AppError `file.not_found` for any other token
 */
export const unsubscribe = async (
  { database, rpc, config, bus, clock }: ServiceTools<DocumentsConfig>,
  { token, confirmed }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const claims = readUnsubscribe(token, config.MULLION_TOKEN_KEY);
  if (!claims) throw new AppError('file.not_found');
  const { companyId, email } = claims;
  const context = systemContext(companyId);
  const company = await rpc.ask(getCompany, { company_id: context.company_id }, { context });
  const addresses = new MailAddressRepository(database, companyId);
  if (confirmed) {
    await addresses.unsubscribe(email, clock.now());
    bus.live({ company_id: context.company_id, entity: 'mail_address', ids: [] });
  }
  const [row] = await addresses.of([email]);
  return {
    company: company.name,
    email,
    language: company.template_language,
    done: (row?.unsubscribed_at ?? null) !== null,
  };
};
