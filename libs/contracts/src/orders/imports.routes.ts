import { z } from 'zod';
import { defineRoute } from '../kit/route';
import { importFields, importResult } from './import.schema';

const session = { access: 'session' } as const;

export const importOrders = defineRoute({
  service: 'orders',
  name: 'orders.import',
  method: 'POST',
  path: 'orders/import',
  summary: 'Orders and products from a csv or xlsx file, all or nothing',
  success: 201,
  policy: { access: 'session', right: 'PR_EDIT', refusal: 'no_right_to_edit_product' },
  file: 'file',
  body: importFields,
  response: importResult,
  timeoutMs: 30_000,
});

/** Answers { name, type, content } where content is base64; the gateway sends the file. */
export const importTemplate = defineRoute({
  service: 'orders',
  name: 'orders.import-template',
  method: 'GET',
  path: 'orders/import/template',
  summary: 'A spreadsheet to fill in',
  policy: session,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(['lt', 'en']).default('lt') }),
  response: z.object({ name: z.string(), type: z.string(), content: z.string() }),
});

export const importsRoutes = { importTemplate, importOrders };
