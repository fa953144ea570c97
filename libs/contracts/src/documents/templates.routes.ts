import { z } from 'zod';
import { defineCall } from '../kit/call';
import { customerId } from '../kit/id.schema';
import { int } from '../kit/number.schema';
import { defineRoute, urlId } from '../kit/route';
import { exportTemplate, headerBlock, templateFields, templateSummary, templateTypes } from './templates.schema';

const session = { access: 'session' } as const;

/** Of a customer (needs CA_NEW), or of the company (types 0 and 1) when none is named. */
export const listTemplates = defineRoute({
  service: 'documents',
  name: 'templates.list',
  method: 'GET',
  path: 'templates',
  summary: 'Export templates of the company or of a customer',
  policy: session,
  query: z.strictObject({ customer_id: urlId(customerId).optional() }),
  response: z.array(templateSummary),
});

export const getTemplate = defineRoute({
  service: 'documents',
  name: 'templates.get',
  method: 'GET',
  path: 'templates/{id}',
  summary: 'An export template with its header and logo',
  policy: session,
  params: z.strictObject({ id: urlId(int().positive()) }),
  response: exportTemplate,
});

/**
 * One template an owner, type and language: made or replaced. Of a customer it needs CA_EDIT, of the company type 0 or
 * 1. Errors: no_rights_to_edit_customer, not_allowed_file_type, template.logo_unreadable, payload_too_large, conflict
 * (with the current template).
 */
export const saveTemplate = defineRoute({
  service: 'documents',
  name: 'templates.save',
  method: 'POST',
  path: 'templates',
  summary: 'Save an export template with its logo',
  policy: session,
  file: 'image',
  body: templateFields,
  response: exportTemplate,
  timeoutMs: 30_000,
});

/**
 * For the worker: the headers that a document of this type and language may carry; the company's one has no customer.
 */
export const listHeaders = defineCall({
  service: 'documents',
  name: 'templates.headers',
  input: z.object({
    type: z.enum(templateTypes),
    language: z.enum(['lt', 'en']),
    customer_ids: z.array(customerId).max(500),
  }),
  output: z.array(
    z.object({
      customer_id: customerId.nullable(),
      logo_width: z.int(),
      logo_key: z.string().nullable(),
      blocks: z.array(headerBlock),
    }),
  ),
});

export const templatesRoutes = { listTemplates, getTemplate, saveTemplate };
