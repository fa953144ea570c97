import { z } from 'zod';
import { companyId, pdfImageId, pdfTemplateId } from '../kit/id.schema';
import { isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';

/** §2.5: a sheet is at most an A4, in millimetres. */
export const pdfTemplateSize = { maxWidth: 210, maxHeight: 297 } as const;
/** §2.3: what a part has unless it says otherwise; millimetres, and points for letters. */
export const pdfTemplateUsual = { x: 0, y: 0, width: 50, height: 50, fontSize: 12 } as const;
/** Most parts of a kind on one sheet; pictures travel with the template, so there are fewer. */
const MAX_PARTS = 100;
const MAX_IMAGES = 6;
export const textAlignments = ['L', 'C', 'R'] as const;

/** Words that stand for facts of a product: `%position` in a text becomes its position. Others are printed as they are. */
export const productPlaceholders = [
  'order',
  'position',
  'barcode',
  'type',
  'width',
  'height',
  'depth',
  'weight',
  'area',
  'comment',
  'completion_date',
  'customer',
  'customer_order_number',
  'address',
  'delivery_date',
  'company',
] as const;
export type ProductPlaceholder = (typeof productPlaceholders)[number];

const side = (most: number) => z.number().min(0).max(most);
/** From the sheet's upper left corner, inside the margins. */
const place = {
  x1: side(pdfTemplateSize.maxWidth).default(pdfTemplateUsual.x),
  y1: side(pdfTemplateSize.maxHeight).default(pdfTemplateUsual.y),
  width: side(pdfTemplateSize.maxWidth).positive().default(pdfTemplateUsual.width),
  height: side(pdfTemplateSize.maxHeight).positive().default(pdfTemplateUsual.height),
};

export const pdfText = z.strictObject({
  ...place,
  /** Points, 72 to the inch. */
  font_size: z.number().min(1).max(200).default(pdfTemplateUsual.fontSize),
  align: z.enum(textAlignments).default('L'),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  text: z.string().max(500),
});
/** An empty frame. */
export const pdfBox = z.strictObject(place);
/** The product's barcode as a QR code. */
export const pdfQrCode = z.strictObject(place);
/** A picture that was uploaded before (POST pdf-templates/images). */
export const pdfImage = z.strictObject({ ...place, id: pdfImageId });

const parts = <Part extends z.ZodType>(part: Part, most = MAX_PARTS) => z.array(part).max(most).default([]);
const measures = {
  name: line(191).min(1),
  /** Millimetres; 0 is the whole width of an A4. */
  width: side(pdfTemplateSize.maxWidth),
  /** Millimetres; 0 is the whole height of an A4. */
  height: side(pdfTemplateSize.maxHeight),
  margin_left: side(pdfTemplateSize.maxWidth).default(0),
  margin_top: side(pdfTemplateSize.maxHeight).default(0),
};

export const pdfTemplateFields = z.strictObject({
  ...measures,
  texts: parts(pdfText),
  boxes: parts(pdfBox),
  qr_codes: parts(pdfQrCode),
  images: parts(pdfImage, MAX_IMAGES),
});
export type PdfTemplateFields = z.infer<typeof pdfTemplateFields>;

export const pdfImageFile = z.object({
  id: pdfImageId,
  image_name: z.string(),
  /** The picture as a data URI: nothing else has to be fetched, and nobody without a session can. */
  location: z.string(),
});
export type PdfImageFile = z.infer<typeof pdfImageFile>;

export const pdfTemplate = z.object({
  id: pdfTemplateId,
  company_id: companyId,
  ...pdfTemplateFields.omit({ images: true }).shape,
  /** `location` is the picture as a data URI, where one template is asked for; null in a list and in the answer of a write. */
  images: z.array(pdfImage.extend({ image_name: z.string(), location: z.string().nullable() })),
  version,
  created_at: isoMoment,
  updated_at: isoMoment,
});
export type PdfTemplate = z.infer<typeof pdfTemplate>;
