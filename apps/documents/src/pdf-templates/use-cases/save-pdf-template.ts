import type { PdfTemplate, PdfTemplateFields } from '@mullion/contracts';
import { labelCost, mostOfLabel } from '@mullion/drawings';
import {
  AppError,
  auditRow,
  type Bus,
  type CallInfo,
  type Committed,
  type ServiceTools,
  type Tx,
} from '@mullion/server-kit';
import { audited } from '../audited-template';
import { toPdfTemplate } from '../pdf-template.mapper';
import { PdfTemplateRepository, type PdfTemplateRow } from '../pdf-template.repository';

/** @throws AppError `pdf_template.name_taken`, `pdf_template.unknown_image`, `pdf_template.too_much` */
export const createPdfTemplate = (
  { database, bus }: ServiceTools,
  call: CallInfo,
  fields: PdfTemplateFields,
): Promise<Committed<PdfTemplate>> =>
  database.transaction(call, async (tx) => {
    mustFit(fields);
    const templates = new PdfTemplateRepository(tx, call.context.company_id);
    const images = await knownImages(templates, fields);
    const row = await templates.insert(fields);
    await record(tx, bus, call, null, row);
    return toPdfTemplate(row, images);
  });

/** @throws AppError `not_found`, `conflict` with the current template, and those of the creation */
export const updatePdfTemplate = (
  { database, bus, clock }: ServiceTools,
  call: CallInfo,
  id: number,
  { version, ...fields }: PdfTemplateFields & { readonly version?: number | undefined },
): Promise<Committed<PdfTemplate>> =>
  database.transaction(call, async (tx) => {
    const templates = new PdfTemplateRepository(tx, call.context.company_id);
    const before = await templates.byId(id, 'FOR UPDATE');
    if (before === null) throw new AppError('not_found');
    mustFit(fields);
    const images = await knownImages(templates, fields);
    const present = await templates.images(before.images.map((image) => image.id));
    const row = await templates.update(id, { fields, version, now: clock.now() }, (other) =>
      toPdfTemplate(other, new Map([...present, ...images])),
    );
    await record(tx, bus, call, before, row);
    return toPdfTemplate(row, images);
  });

/** @throws AppError `not_found` */
export const deletePdfTemplate = (
  { database, bus }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const gone = await new PdfTemplateRepository(tx, call.context.company_id).remove(id);
    await record(tx, bus, call, gone, null);
    return { ok: true as const };
  });

/** Every edit is audited and sent to browsers with its transaction. */
const record = async (
  tx: Tx,
  bus: Bus,
  { context }: CallInfo,
  before: PdfTemplateRow | null,
  after: PdfTemplateRow | null,
): Promise<void> => {
  const row = (after ?? before) as PdfTemplateRow;
  await auditRow(tx, context, {
    table: 'pdf_templates',
    id: row.id,
    name: row.name,
    before: before && audited(before),
    after: after && audited(after),
  });
  tx.afterCommit(() => bus.live({ company_id: context.company_id, entity: 'pdf_template', ids: [row.id] }));
};

/** @throws AppError `pdf_template.too_much` */
const mustFit = (fields: PdfTemplateFields): void => {
  const size = labelCost(fields);
  const { texts, qr_codes: qrCodes, barcodes } = fields;
  const parts = { texts: texts.length, qr_codes: qrCodes.length, barcodes: barcodes.length };
  if (size > mostOfLabel) throw new AppError('pdf_template.too_much', { size, max: mostOfLabel, ...parts });
};

/** The pictures that a template names, all of the own company. */
const knownImages = async (templates: PdfTemplateRepository, fields: PdfTemplateFields) => {
  const images = await templates.images(fields.images.map((image) => image.id));
  if (fields.images.some((image) => !images.has(image.id))) throw new AppError('pdf_template.unknown_image');
  return images;
};
