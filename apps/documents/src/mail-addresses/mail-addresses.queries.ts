import { pathOf, reportBounces, type getBounceSecret, type MailAddress, type OutputOf } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { secretOf } from './bounce-secrets';
import { toMailAddress } from './mail-address.mapper';
import { MailAddressRepository } from './mail-address.repository';

/** What is known of these addresses; those of which nothing is known are left out. */
export const mailAddressesOf = async (
  database: Database,
  companyId: number,
  emails: readonly string[],
): Promise<MailAddress[]> => (await new MailAddressRepository(database, companyId).of(emails)).map(toMailAddress);

/** Where bounces are reported. */
export const bounceUrl = (publicUrl: string): string => `${publicUrl.replace(/\/$/, '')}/api/${pathOf(reportBounces)}`;

/** When the company's secret was made, and where it is used. */
export const bounceSecretOf = async (
  database: Database,
  companyId: number,
  publicUrl: string,
): Promise<OutputOf<typeof getBounceSecret>> => {
  const row = await secretOf(database, companyId);
  return { url: bounceUrl(publicUrl), made_at: row?.made_at.toISOString() ?? null, user_name: row?.user_name ?? '' };
};
