import { z } from 'zod';
import { MEBIBYTE, type FileLimits } from '../kit/file-limits';
import { companyId, customerId } from '../kit/id.schema';
import { line } from '../kit/text.schema';
import { uploadedFiles, urlId, urlInt, version } from '../kit/route';

export const templateTypes = ['pallet', 'truck'] as const;
export type TemplateType = (typeof templateTypes)[number];

/** At least 10, 190 by default; CSS pixels, 96 to the inch. The most is what leaves room for the text beside it. */
export const logoWidth = { min: 10, max: 500, usual: 190 } as const;
export const logoFile: FileLimits = { extensions: ['png', 'jpg', 'jpeg'], maxBytes: 5 * MEBIBYTE };

/**
 * Elements of a header and nothing else; a paragraph or heading may be aligned. One list for editor, server, preview
 * and PDF.
 */
export const headerTags = ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br'] as const;
export const headerAlignments = ['left', 'center', 'right'] as const;
export const MAX_HEADER_LENGTH = 10_000;

/** How a header looks on paper, in points (72 to the inch); the preview draws the same. */
export const headerLayout = {
  pageWidth: 595,
  wideWidth: 842,
  margin: 36,
  pointsPerPixel: 0.75,
  gap: 18,
  below: 14,
  lineHeight: 1.2,
  paragraphGap: 3,
  indent: 14,
  size: { p: 10, li: 10, h1: 18, h2: 14, h3: 12 },
} as const;

export const headerBlock = z.object({
  kind: z.enum(['p', 'h1', 'h2', 'h3', 'li']),
  align: z.enum(headerAlignments),
  /** What stands before an item of a list: a number, or a dot. */
  marker: z.string().nullable(),
  runs: z.array(z.object({ text: z.string(), bold: z.boolean(), italic: z.boolean(), underline: z.boolean() })),
});
export type HeaderBlock = z.infer<typeof headerBlock>;

const language = z.enum(['lt', 'en']);
const id = z.int().positive();

export const templateSummary = z.object({
  id,
  type: z.enum(templateTypes),
  language,
  /** Null: the company's own. */
  customer_id: customerId.nullable(),
  logo_width: z.int(),
  has_logo: z.boolean(),
  version,
  updated_at: z.string(),
});
export type TemplateSummary = z.infer<typeof templateSummary>;

export const exportTemplate = templateSummary.extend({
  /** Sanitised HTML. */
  header_content: z.string(),
  /** The logo as a data URI: nothing else has to be fetched, and nobody without a session can. */
  image_path: z.string().nullable(),
});
export type ExportTemplate = z.infer<typeof exportTemplate>;

/** Multipart fields beside the file `image`; without one the logo stays, unless `remove_image` says otherwise. */
export const templateFields = z
  .strictObject({
    type: z.enum(templateTypes),
    language,
    logo_width: z.coerce.number().int().min(logoWidth.min).max(logoWidth.max).default(logoWidth.usual),
    header: z
      .string()
      .max(4 * MAX_HEADER_LENGTH)
      .default(''),
    customer_id: urlId(customerId).optional(),
    /** The own company; any word that is no number means it too. */
    company: z.union([urlId(companyId), line(20)]).optional(),
    remove_image: z.enum(['true', 'false']).default('false'),
    /** 0: there was none when the person began. */
    version: urlInt.nonnegative().optional(),
    /** Set by the gateway: the uploaded file in the blob store. */
    files: uploadedFiles,
  })
  .refine((fields) => (fields.customer_id === undefined) !== (fields.company === undefined), {
    path: ['customer_id'],
    message: 'form.one_owner',
  });
