import { z } from 'zod';
import { companyId, pdfImageId, pdfTemplateId, productId } from '../kit/id.schema';
import { int } from '../kit/number.schema';
import { isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';

/** A sheet is at most an A4, in millimetres. */
export const pdfTemplateSize = { maxWidth: 210, maxHeight: 297 } as const;
/** What a part has unless it says otherwise; millimetres, and points for letters. */
export const pdfTemplateUsual = { x: 0, y: 0, width: 50, height: 50, fontSize: 12 } as const;
/** Most parts of a kind on one sheet; pictures travel with the template, so there are fewer. */
const MAX_PARTS = 100;
const MAX_IMAGES = 6;
export const textAlignments = ['L', 'C', 'R'] as const;

/**
 * Words that stand for facts of a product: `{{position}}` in a text or a code becomes its position. Others are printed
 * as they are.
 */
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
  'wood',
  'paint',
  'company',
] as const;
export type ProductPlaceholder = (typeof productPlaceholders)[number];

/** Each fact as it is printed; empty when it is not known. */
export type ProductFacts = Readonly<Record<ProductPlaceholder, string>>;

/** Most labels side by side and below each other on one page. */
export const pdfSheetLimits = { columns: 20, rows: 50 } as const;
/** Letters that shrink never get smaller, points. */
export const LEAST_FONT_SIZE = 4;

const side = (most: number) => z.number().min(0).max(most);
/** From the sheet's upper left corner, inside the margins. */
const place = {
  /** Names the part for as long as it exists, so that two people can edit a template at once; unique in a template. */
  key: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
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
  /** With placeholders. */
  text: z.string().max(500),
  /** For sheets in English; empty is the same text in both languages. */
  text_en: z.string().max(500).default(''),
  /** Letters become smaller until the text fits its place. */
  shrink: z.boolean().default(false),
});
/** Whose part it is; a program may send back what it has read. */
const ofTemplate = { template_id: pdfTemplateId };
const sentBack = int().positive().optional();
/** An empty frame. */
export const pdfBox = z.strictObject({ ...place, template_id: sentBack });
const content = (most: number) => z.string().max(most).default('{{barcode}}');
/** The product's barcode as a QR code, unless another content is given; with placeholders. */
export const pdfQrCode = z.strictObject({ ...place, content: content(500), template_id: sentBack });
/** The same as a Code 128, which holds the letters of ASCII, with its text below unless that is not wanted. */
export const pdfBarcode = z.strictObject({ ...place, content: content(80), show_text: z.boolean().default(true) });
/** A picture that was uploaded before (POST pdf-templates/images). */
export const pdfImage = z.strictObject({ ...place, id: pdfImageId });

/** Several labels on one page: the page and how they stand on it; the template's own width and height are a label's. */
export const pdfSheet = z.strictObject({
  width: side(pdfTemplateSize.maxWidth).positive(),
  height: side(pdfTemplateSize.maxHeight).positive(),
  columns: z.int().min(1).max(pdfSheetLimits.columns),
  rows: z.int().min(1).max(pdfSheetLimits.rows),
  gap_x: side(pdfTemplateSize.maxWidth).default(0),
  gap_y: side(pdfTemplateSize.maxHeight).default(0),
});
export type PdfSheet = z.infer<typeof pdfSheet>;

const parts = <Part extends z.ZodType>(part: Part, most = MAX_PARTS) => z.array(part).max(most).default([]);
const measures = {
  name: line(191).min(1),
  /** Millimetres; 0 is the whole width of an A4. */
  width: side(pdfTemplateSize.maxWidth),
  /** Millimetres; 0 is the whole height of an A4. */
  height: side(pdfTemplateSize.maxHeight),
  margin_left: side(pdfTemplateSize.maxWidth).default(0),
  margin_top: side(pdfTemplateSize.maxHeight).default(0),
  /** Null: each label is a page of its own. */
  sheet: pdfSheet.nullable().default(null),
};

export const pdfTemplateFields = z.strictObject({
  ...measures,
  texts: parts(pdfText),
  boxes: parts(pdfBox),
  qr_codes: parts(pdfQrCode),
  barcodes: parts(pdfBarcode),
  images: parts(pdfImage, MAX_IMAGES),
});
export type PdfTemplateFields = z.infer<typeof pdfTemplateFields>;
export type PdfText = z.infer<typeof pdfText>;
export type PdfBarcode = z.infer<typeof pdfBarcode>;
export type PdfQrCode = z.infer<typeof pdfQrCode>;
export type PdfPlace = Pick<z.infer<typeof pdfBox>, 'key' | 'x1' | 'y1' | 'width' | 'height'>;

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
  boxes: z.array(pdfBox.extend(ofTemplate)),
  qr_codes: z.array(pdfQrCode.extend(ofTemplate)),
  /**
   * `location` is the picture as a data URI, where one template is asked for; null in a list and in the answer of a
   * write.
   */
  images: z.array(pdfImage.extend({ image_name: z.string(), location: z.string().nullable() })),
  version,
  created_at: isoMoment,
  updated_at: isoMoment,
});
export type PdfTemplate = z.infer<typeof pdfTemplate>;

const sheetSample = z.object({ id: productId, order: z.string(), position: z.string() });
const productFacts = z.record(z.enum(productPlaceholders), z.string());
export const sheetSamples = z.object({
  choices: z.array(sheetSample),
  /** Null: the company has no products. */
  product: sheetSample.nullable(),
  facts: productFacts,
  /** Of each fact the longest there is; of several products. */
  longest: productFacts,
});
export type SheetSamples = z.infer<typeof sheetSamples>;
