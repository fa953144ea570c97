import { LINK_DAYS, type CompanyId, type Language } from '@mullion/contracts';
import type { Database, ServiceTools, Tx } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { addSystemLink, systemLinkUrl, type SystemLink } from '../links/system-links.queries';
import { EvidenceRepository } from './evidence.repository';

type Tools = Pick<ServiceTools<DocumentsConfig>, 'database' | 'config'>;

/** What of a departure a contact of a customer may see. */
export interface CustomerPart {
  readonly truck_id: number;
  readonly departure: number;
  readonly contact_id: number;
  readonly customer: string;
  readonly order_ids: readonly number[];
  readonly language: Language;
}

const linkOf = (company_id: CompanyId, { truck_id, departure, contact_id, language }: CustomerPart): SystemLink => ({
  ...{ company_id, kind: 'evidence', truck_id, departure, contact_id, language },
});

/** The address of a contact's part, known before it is made. */
export const partUrl = (tools: Tools, companyId: CompanyId, part: CustomerPart): Promise<string> =>
  systemLinkUrl(tools, linkOf(companyId, part));

/** Makes a contact's part and the link to it, which opens for 90 days. The same one again changes nothing. */
export const addCustomerPart = async (
  tx: Tx,
  { config, clock }: Pick<ServiceTools<DocumentsConfig>, 'config' | 'clock'>,
  companyId: CompanyId,
  { salt, ...part }: CustomerPart & { readonly salt: string },
): Promise<void> => {
  const sheet = await new EvidenceRepository(tx, companyId).addSheet({ ...part, order_ids: [...part.order_ids] });
  await addSystemLink(tx, config, linkOf(companyId, part), {
    ...{ salt, sheetId: sheet.id, now: clock.now(), days: LINK_DAYS },
  });
};

/** The departure that a sheet is of; null when there is no such sheet. */
export const departureOfSheet = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<{ readonly truck_id: number; readonly departure: number } | null> =>
  new EvidenceRepository(database, companyId).sheet(id);
