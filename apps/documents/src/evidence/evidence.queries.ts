import {
  getCompany,
  getDepartureRecord,
  type Evidence,
  type EvidenceContent,
  type getEvidenceSheet,
  type Language,
  type OutputOf,
  type RequestContext,
  type SharedEvidence,
  type SharedProof,
} from '@mullion/contracts';
import { AppError, passOf, systemContext, type Database, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../config';
import { deliveriesOfTruck } from '../deliveries/deliveries.queries';
import { openingsOfSheets, systemLinkUrl } from '../core/links/system-links.queries';
import { photoKey, smallPhotoKey } from './evidence-photos';
import {
  EvidenceRepository,
  type EvidenceRow,
  type PageRow,
  type SheetRow,
} from '../core/evidence/evidence.repository';
import { keptFileLink } from '../core/evidence/kept-files.queries';
import { evidenceText, codeOf, hashOf } from '../core/evidence/evidence-text';
import { isPageOf, partOfEvidence } from '../core/rules/part-of-evidence';

type Tools = ServiceTools<DocumentsConfig>;
type Head = Omit<SharedEvidence, 'language' | 'expires_at'>;
type Departure = Pick<EvidenceRow, 'truck_id' | 'departure'>;

/** What a sheet says: everything, or a customer's part. */
export const contentOfSheet = ({ content }: Pick<EvidenceRow, 'content'>, sheet: SheetRow): EvidenceContent =>
  sheet.contact_id === 0
    ? content
    : partOfEvidence(content, { customer: sheet.customer ?? '', orderIds: sheet.order_ids });

/** The hash of a sheet: of the whole as it is stored, of a part of what it says. */
export const hashOfSheet = (evidence: EvidenceRow, sheet: SheetRow): string =>
  sheet.contact_id === 0 ? evidence.hash : hashOf(evidenceText(contentOfSheet(evidence, sheet)));

/** @throws AppError `evidence.being_made`, `evidence.none` for a departure that nothing will be attested of */
const requireEvidence = async (tools: Tools, companyId: number, of: Departure): Promise<EvidenceRow> => {
  const found = await new EvidenceRepository(tools.database, companyId).find(of);
  if (found) return found;
  const context = systemContext(companyId);
  await tools.rpc
    .ask(getDepartureRecord, { truck_id: of.truck_id as never, departure: of.departure }, { context })
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found' ? new AppError('evidence.none') : error;
    });
  throw new AppError('evidence.being_made');
};

export const pagesOf = (pages: readonly PageRow[], sheet: SheetRow): Head['later'] =>
  pages
    .filter(({ content }) => sheet.contact_id === 0 || isPageOf(content, sheet.order_ids))
    .map(({ content, hash, before }) => ({ ...content, hash, before }));

const headOf = async (tools: Tools, context: RequestContext, evidence: EvidenceRow, sheet: SheetRow): Promise<Head> => {
  const content = contentOfSheet(evidence, sheet);
  const hash = hashOfSheet(evidence, sheet);
  const link = (key: string, name: string, type: string) => keptFileLink(tools, { key, name, type }, context);
  const photos = content.pallets.flatMap((pallet) =>
    pallet.photos.map((photo) => [
      photo.hash,
      link(photoKey(context.company_id, photo), `${pallet.shown_number}-${photo.hash.slice(0, 8)}`, photo.type),
    ]),
  );
  const later = pagesOf(await new EvidenceRepository(tools.database, context.company_id).pages(evidence.id), sheet);
  for (const { photo, stop } of later)
    if (photo)
      photos.push([
        photo.hash,
        link(photoKey(context.company_id, photo), `${stop}-${photo.hash.slice(0, 8)}`, photo.type),
      ]);
  return {
    hash,
    code: codeOf(hash),
    made_at: evidence.made_at.toISOString(),
    pdf:
      sheet.pdf_key === null ? null : link(sheet.pdf_key, `${content.number}-${codeOf(hash)}.pdf`, 'application/pdf'),
    content,
    photos: Object.fromEntries(photos) as Head['photos'],
    later,
  };
};

/**
 * Everything that is attested of a departure, for the company itself.
 * @throws AppError `evidence.being_made`, `evidence.none`
 */
export const evidenceOf = async (tools: Tools, context: RequestContext, of: Departure): Promise<Evidence> => {
  const { database } = tools;
  const evidence = await requireEvidence(tools, context.company_id, of);
  const sheets = await new EvidenceRepository(database, context.company_id).sheets(of);
  const whole = sheets.find(({ contact_id: id }) => id === 0);
  if (!whole) throw new AppError('evidence.being_made');
  const parts = sheets.filter(({ contact_id: id }) => id !== 0);
  const [head, mails, openings] = await Promise.all([
    headOf(tools, context, evidence, whole),
    deliveriesOfTruck(database, context.company_id, of.truck_id),
    openingsOfSheets(
      database,
      context.company_id,
      parts.map(({ id }) => id),
    ),
  ]);
  return {
    ...head,
    mails: parts.flatMap((sheet) => {
      const mail = mails.find(
        ({ departure, kind, contact_id: id }) =>
          departure === of.departure && kind === 'contact' && id === sheet.contact_id,
      );
      if (!mail) return [];
      const opened = openings.get(sheet.id)?.toISOString() ?? null;
      return [
        {
          customer: sheet.customer ?? '',
          orders: sheet.order_ids,
          state: mail.state,
          sent_at: mail.sent_at,
          opened_at: opened,
        },
      ];
    }),
  };
};

/** The part of the guest's pass. @throws AppError `link.closed`, `evidence.being_made` */
export const sharedEvidenceOf = async (tools: Tools, context: RequestContext): Promise<SharedEvidence> => {
  const pass = passOf(context, 'evidence');
  const { evidence, sheet } = await sheetOfPass(tools, context, pass.target_id);
  return { ...(await headOf(tools, context, evidence, sheet)), language: pass.language, expires_at: pass.until };
};

/** Whether the sheet of the guest's pass was made, and what its hash is. @throws AppError `link.closed` */
export const proofOf = async (tools: Tools, context: RequestContext): Promise<SharedProof> => {
  const { evidence, sheet } = await sheetOfPass(tools, context, passOf(context, 'proof').target_id);
  const content = contentOfSheet(evidence, sheet);
  const hash = hashOfSheet(evidence, sheet);
  const pages = pagesOf(await new EvidenceRepository(tools.database, context.company_id).pages(evidence.id), sheet);
  return {
    company: content.company,
    number: content.number,
    departed_at: content.departed_at,
    made_at: evidence.made_at.toISOString(),
    hash,
    code: codeOf(hash),
    pallets: content.pallets.length,
    products: content.pallets.reduce((sum, { products }) => sum + products.length, 0),
    later: pages.map(({ kind, at, hash: ofPage }) => ({ kind, at, hash: ofPage })),
  };
};

const sheetOfPass = async (
  tools: Tools,
  { company_id: companyId }: RequestContext,
  id: number,
): Promise<{ evidence: EvidenceRow; sheet: SheetRow }> => {
  const sheet = await new EvidenceRepository(tools.database, companyId).sheet(id);
  if (!sheet) throw new AppError('link.closed');
  return { evidence: await requireEvidence(tools, companyId, sheet), sheet };
};

/** The sheet of all of a departure. @throws AppError `not_found` */
export const wholeSheetOf = async (database: Database, companyId: number, of: Departure): Promise<number> => {
  const sheet = await new EvidenceRepository(database, companyId).sheetOf(of, 0);
  if (!sheet) throw new AppError('not_found');
  return sheet.id;
};

/** What the worker draws; null when there is no such sheet. */
export const sheetToDraw = async (
  tools: Tools,
  { company_id }: RequestContext,
  id: number,
): Promise<OutputOf<typeof getEvidenceSheet>> => {
  const rows = new EvidenceRepository(tools.database, company_id);
  const sheet = await rows.sheet(id);
  const evidence = sheet && (await rows.find(sheet));
  if (!evidence) return null;
  const { template_language: language } = await tools.rpc.ask(
    getCompany,
    { company_id },
    { context: systemContext(company_id) },
  );
  const content = contentOfSheet(evidence, sheet);
  const hash = hashOfSheet(evidence, sheet);
  const later = pagesOf(await rows.pages(evidence.id), sheet);
  const photos = [...content.pallets.flatMap((pallet) => pallet.photos), ...later.flatMap(({ photo }) => photo ?? [])];
  return {
    content,
    later,
    hash,
    code: codeOf(hash),
    made_at: evidence.made_at.toISOString(),
    proof_url: await systemLinkUrl(tools, proofLink(company_id, sheet, language)),
    photo_keys: Object.fromEntries(photos.map((photo) => [photo.hash, smallPhotoKey(company_id, photo)])),
  };
};

/** The link behind the code of a sheet. */
export const proofLink = (
  company_id: RequestContext['company_id'],
  { truck_id, departure, contact_id, order_id }: SheetRow,
  language: Language,
) => ({ company_id, kind: 'proof', truck_id, departure, contact_id, order_id, language }) as const;
