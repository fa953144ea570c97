import {
  getCompany,
  orderRecords,
  truckRecords,
  type askForLink as contract,
  type OutputOf,
  type TruckId,
} from '@mullion/contracts';
import { fillText, loadTexts } from '@mullion/i18n';
import { AppError, systemContext, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { composeSummary, mailDomain, sendMail } from '../../deliveries/deliveries.module';
import { departureOfSheet } from '../../core/evidence/customer-parts.queries';
import { linkState } from '../../core/rules/link-state';
import type { ShareLinkRow } from '../../core/links/share-link.repository';
import { knownLink } from '../share-links.queries';

type Tools = ServiceTools<DocumentsConfig>;
const DAY_MS = 86_400_000;

/**
 * The holder of an expired link asks for another: the planner gets one mail a day and link, however often it is asked.
 * @throws AppError `link.closed` for every other token, `link.nobody_to_ask`
 */
export const askForLink = async (tools: Tools, call: CallInfo, token: string): Promise<OutputOf<typeof contract>> => {
  const link = await knownLink(tools, token);
  if (linkState(link, tools.clock.now()) !== 'expired') throw new AppError('link.closed');
  const context = systemContext(link.company_id);
  const company = await tools.rpc.ask(getCompany, { company_id: context.company_id }, { context });
  const { number, planner, page } = await targetOf(tools, link);
  const email = planner ?? company.manager_emails;
  if (email.trim() === '') throw new AppError('link.nobody_to_ask');
  const texts = (await loadTexts(company.template_language, 'mail')).link;
  const what = fillText(texts[link.kind], { number });
  const day = Math.floor(tools.clock.now().getTime() / DAY_MS);
  const mail = composeSummary({
    subject: fillText(texts.subject, { what }),
    lead: fillText(texts.lead, { what }),
    lines: [`${tools.config.PUBLIC_URL.replace(/\/$/, '')}/${company.template_language}/${page}`],
    company: company.name,
    language: company.template_language,
  });
  const about = { truck_id: 0, truck: what, departure: day, kind: 'link', contact_id: link.id } as const;
  await tools.database.transaction({ ...call, context }, async (tx) => {
    await sendMail(tools, tx, link.company_id, {
      ...about,
      ...mail,
      email,
      message_id: `<link-${link.id}-${day}@${mailDomain(tools.config)}>`,
    });
    return { ok: true as const };
  });
  return { ok: true };
};

/** What the link's thing is called, and who looks after it. */
const targetOf = async (
  { rpc, database }: Tools,
  { kind, target_id: id, company_id }: ShareLinkRow,
): Promise<{ number: string; planner: string | null; page: string }> => {
  const options = { context: systemContext(company_id) };
  if (kind === 'order') {
    const [order] = (await rpc.ask(orderRecords.byIds, { ids: [id] }, options)).records;
    return { number: order?.number ?? String(id), planner: order?.manager ?? null, page: `products/${id}` };
  }
  if (kind === 'customer') return { number: String(id), planner: null, page: 'customers' };
  const sheet = kind === 'departure' ? null : await departureOfSheet(database, company_id, id);
  const truckId = sheet?.truck_id ?? id;
  const [truck] = (await rpc.ask(truckRecords.byIds, { ids: [truckId as TruckId] }, options)).records;
  const page = sheet ? `evidence/${truckId}/${sheet.departure}` : `truck/${truckId}`;
  return { number: truck?.description ?? String(truckId), planner: null, page };
};
