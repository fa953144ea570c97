import type { Bounce, InputOf, markBounces as contract } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { companyOfSecret } from '../bounce-secrets';
import { MailAddressRepository } from '../mail-address.repository';
import { readDsn } from '../rules/read-dsn';

type Tools = Pick<ServiceTools, 'database' | 'bus' | 'clock'>;

/**
 * Marks the addresses of hard bounces; answers how many.
 * @throws AppError `bounce.secret_wrong`, `invalid` for a notification that names nobody
 */
export const markBounces = async (
  tools: Tools,
  { secret, report }: InputOf<typeof contract>,
): Promise<{ marked: number }> => {
  const companyId = await companyOfSecret(tools.database, secret);
  if (companyId === null) throw new AppError('bounce.secret_wrong');
  const bounces = bouncesOf(report);
  if (bounces.length === 0) throw new AppError('invalid', {}, { errors: [{ path: 'body.dsn', code: 'form.invalid' }] });
  const hard = bounces
    .filter(({ type }) => type === 'hard')
    .map(({ recipient, reason }) => ({ email: recipient, reason }));
  await noteBounces(tools, companyId, hard);
  return { marked: hard.length };
};

const bouncesOf = (report: InputOf<typeof contract>['report']): readonly Bounce[] => {
  if ('dsn' in report) return readDsn(report.dsn);
  return 'bounces' in report ? report.bounces : [report];
};

/** Mails to these addresses came back for good; who looks at contacts sees it. */
export const noteBounces = async (
  { database, bus, clock }: Tools,
  companyId: number,
  bounced: readonly { readonly email: string; readonly reason: string }[],
): Promise<void> => {
  if (bounced.length === 0) return;
  const addresses = new MailAddressRepository(database, companyId);
  for (const { email, reason } of bounced) await addresses.bounce(email, reason, clock.now());
  bus.live({ company_id: companyId as never, entity: 'mail_address', ids: [] });
};
