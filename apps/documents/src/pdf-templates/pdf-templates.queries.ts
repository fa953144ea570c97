import type { getPdfTemplateToPrint, OutputOf, PdfTemplate } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import type { Logos } from '../templates/templates.module';
import { fieldsOf, toPdfTemplate } from './pdf-template.mapper';
import { PdfTemplateRepository, type PdfTemplateRow } from './pdf-template.repository';

const imagesOf = (row: PdfTemplateRow): number[] => row.images.map((image) => image.id);

/** @throws AppError not_found */
export const pdfTemplateRow = async (database: Database, companyId: number, id: number): Promise<PdfTemplateRow> => {
  const row = await new PdfTemplateRepository(database, companyId).byId(id);
  if (!row) throw new AppError('not_found');
  return row;
};

/** All templates of a company, without their pictures. */
export const pdfTemplates = async (database: Database, companyId: number): Promise<PdfTemplate[]> => {
  const templates = new PdfTemplateRepository(database, companyId);
  const rows = await templates.list();
  const images = await templates.images(rows.flatMap(imagesOf));
  return rows.map((row) => toPdfTemplate(row, images));
};

/** A template with its pictures. @throws AppError not_found */
export const pdfTemplate = async (
  database: Database,
  logos: Logos,
  companyId: number,
  id: number,
): Promise<PdfTemplate> => {
  const row = await pdfTemplateRow(database, companyId, id);
  const images = await new PdfTemplateRepository(database, companyId).images(imagesOf(row));
  const locations = await Promise.all(
    [...images.values()].map(async (image) => [image.id, await logos.dataUri(image.blob_key)] as const),
  );
  return toPdfTemplate(row, images, new Map(locations));
};

/** What the sheets of products are drawn by. @throws AppError not_found */
export const pdfTemplateToPrint = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<OutputOf<typeof getPdfTemplateToPrint>> => {
  const row = await pdfTemplateRow(database, companyId, id);
  const images = await new PdfTemplateRepository(database, companyId).images(imagesOf(row));
  const drawn = row.images.flatMap((image) => {
    const key = images.get(image.id)?.blob_key;
    return key === undefined ? [] : [{ ...image, blob_key: key }];
  });
  return { ...fieldsOf(row), images: drawn };
};
