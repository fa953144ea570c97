import {
  pdfQrCode,
  pdfText,
  type CompanyId,
  type PdfTemplate,
  type PdfTemplateFields,
  type PdfTemplateId,
} from '@mullion/contracts';
import type { PdfImageRow, PdfTemplateRow } from './pdf-template.repository';

/** What a person sets of a template. */
export const fieldsOf = (row: PdfTemplateFields): PdfTemplateFields => ({
  name: row.name,
  width: row.width,
  height: row.height,
  margin_left: row.margin_left,
  margin_top: row.margin_top,
  // kept before texts had a second language and codes a content of their own
  texts: row.texts.map((text) => pdfText.parse(text)),
  boxes: row.boxes,
  sheet: row.sheet,
  qr_codes: row.qr_codes.map((code) => pdfQrCode.parse(code)),
  barcodes: row.barcodes,
  images: row.images,
});

/** A template as lists and the designer show it. @param locations data URIs of its pictures by id; none in a list */
export const toPdfTemplate = (
  row: PdfTemplateRow,
  images: ReadonlyMap<number, Pick<PdfImageRow, 'image_name'>>,
  locations: ReadonlyMap<number, string> = new Map(),
): PdfTemplate => ({
  ...fieldsOf(row),
  id: row.id as PdfTemplateId,
  boxes: row.boxes.map((box) => ({ ...box, template_id: row.id as PdfTemplateId })),
  qr_codes: row.qr_codes.map((code) => ({ ...pdfQrCode.parse(code), template_id: row.id as PdfTemplateId })),
  company_id: row.company_id as CompanyId,
  images: row.images.map((image) => ({
    ...image,
    image_name: images.get(image.id)?.image_name ?? '',
    location: locations.get(image.id) ?? null,
  })),
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
