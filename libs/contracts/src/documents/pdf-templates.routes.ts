import { z } from 'zod';
import { defineCall } from '../kit/call';
import { pdfTemplateId, productId } from '../kit/id.schema';
import { defineRoute, ok, uploadedFiles, urlId, version } from '../kit/route';
import { exportLink } from '../packing/packing.routes';
import { pdfImage, pdfImageFile, pdfTemplate, pdfTemplateFields, sheetSamples } from './pdf-templates.schema';

const session = { access: 'session' } as const;
/** The menu shows the designer to administrators. */
const designer = { access: 'session', types: [0, 1] } as const;
const params = z.strictObject({ id: urlId(pdfTemplateId) });

/** For every user, because every user may print by them. */
export const listPdfTemplates = defineRoute({
  service: 'documents',
  name: 'pdf-templates.list',
  method: 'GET',
  path: 'pdf-templates',
  summary: 'PDF templates by name',
  policy: session,
  response: z.array(pdfTemplate),
});

/**
 * For the designer: what the placeholders stand for at a real product, the newest unless one is named, and the longest
 * that each may have to hold.
 */
export const getPdfTemplateSamples = defineRoute({
  service: 'documents',
  name: 'pdf-templates.samples',
  method: 'GET',
  path: 'pdf-templates/samples',
  summary: 'Products to try PDF templates with',
  policy: designer,
  query: z.strictObject({ product: urlId(productId).optional(), language: z.enum(['lt', 'en']) }),
  response: sheetSamples,
  timeoutMs: 20_000,
});

export const getPdfTemplate = defineRoute({
  service: 'documents',
  name: 'pdf-templates.get',
  method: 'GET',
  path: 'pdf-templates/{id}',
  summary: 'A PDF template with its pictures',
  policy: session,
  params,
  response: pdfTemplate,
});

/** Errors: pdf_template.name_taken, pdf_template.unknown_image. */
export const createPdfTemplate = defineRoute({
  service: 'documents',
  name: 'pdf-templates.create',
  method: 'POST',
  path: 'pdf-templates',
  summary: 'A new PDF template, also as a copy',
  success: 201,
  policy: designer,
  body: pdfTemplateFields,
  response: pdfTemplate,
});

/**
 * All parts are given; those that are missing are deleted. Errors: conflict with the current template, and those of the
 * creation.
 */
export const updatePdfTemplate = defineRoute({
  service: 'documents',
  name: 'pdf-templates.update',
  method: 'PUT',
  path: 'pdf-templates/{id}',
  summary: 'Edit a PDF template',
  policy: designer,
  params,
  body: pdfTemplateFields.extend({ version: version.optional() }),
  response: pdfTemplate,
});

export const deletePdfTemplate = defineRoute({
  service: 'documents',
  name: 'pdf-templates.delete',
  method: 'DELETE',
  path: 'pdf-templates/{id}',
  summary: 'Delete a PDF template',
  policy: designer,
  params,
  response: ok,
});

/**
 * A file `image`, JPEG by its bytes; encoded again from its pixels. Errors: not_allowed_file_type,
 * template.logo_unreadable, payload_too_large.
 */
export const uploadPdfImage = defineRoute({
  service: 'documents',
  name: 'pdf-templates.image',
  method: 'POST',
  path: 'pdf-templates/images',
  summary: 'A picture for PDF templates',
  success: 201,
  policy: designer,
  file: 'image',
  body: z.strictObject({
    /** Set by the gateway: the uploaded file in the blob store. */
    files: uploadedFiles,
  }),
  response: pdfImageFile,
  timeoutMs: 30_000,
});

/** One sheet a product, in the order asked for. */
export const printByTemplate = defineRoute({
  service: 'documents',
  name: 'products.template',
  method: 'POST',
  path: 'products/template/{templateId}',
  summary: 'Products printed by a PDF template',
  writes: false,
  policy: session,
  params: z.strictObject({ templateId: urlId(pdfTemplateId) }),
  body: z.strictObject({ products: z.array(productId).min(1).max(500), language: z.enum(['lt', 'en']).optional() }),
  response: exportLink,
});

/** For the worker: a template, and where its pictures lie. */
export const getPdfTemplateToPrint = defineCall({
  service: 'documents',
  name: 'pdf-templates.to-print',
  input: z.object({ id: pdfTemplateId }),
  output: pdfTemplateFields.extend({ images: z.array(pdfImage.extend({ blob_key: z.string() })) }),
});

export const pdfTemplatesRoutes = {
  listPdfTemplates,
  getPdfTemplateSamples,
  getPdfTemplate,
  uploadPdfImage,
  createPdfTemplate,
  updatePdfTemplate,
  deletePdfTemplate,
  printByTemplate,
};
