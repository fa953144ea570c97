import { z } from 'zod';

import { defineRoute, ok, urlId } from '../kit/route';
import { customerId, importMappingId } from '../kit/id.schema';
import { line } from '../kit/text.schema';
import { importMapping, keptMapping } from './import-mapping.schema';
import { importFields, importResult } from './import.schema';

const session = { access: 'session' } as const;
const policy = { access: 'session', right: 'PR_EDIT', refusal: 'no_right_to_edit_product' } as const;

export const importOrders = defineRoute({
  service: 'orders',
  name: 'orders.import',
  method: 'POST',
  path: 'orders/import',
  summary: 'Orders and products from a spreadsheet, all or nothing',
  success: 201,
  policy,
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
  query: z.strictObject({
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    language: z.enum(['lt', 'en']).default('lt'),
  }),
  response: z.object({ name: z.string(), type: z.string(), content: z.string() }),
});

export const listImportMappings = defineRoute({
  service: 'orders',
  name: 'orders.list-import-mappings',
  method: 'GET',
  path: 'orders/import/mappings',
  summary: "How customers' own files are read, the newest first",
  policy,
  response: z.array(keptMapping),
});

export const saveImportMapping = defineRoute({
  service: 'orders',
  name: 'orders.save-import-mapping',
  method: 'PUT',
  path: 'orders/import/mappings',
  summary: "Keeps how a customer's own file is read; a mapping of this name is replaced",
  policy,
  body: z.strictObject({
    name: line(64).min(1),
    customer_id: customerId.nullable().default(null),
    mapping: importMapping,
  }),
  response: keptMapping,
});

export const renameImportMapping = defineRoute({
  service: 'orders',
  name: 'orders.rename-import-mapping',
  method: 'PUT',
  path: 'orders/import/mappings/{id}',
  summary: 'Gives a mapping another name',
  policy,
  params: z.strictObject({ id: urlId(importMappingId) }),
  body: z.strictObject({ name: line(64).min(1) }),
  response: keptMapping,
});

export const deleteImportMapping = defineRoute({
  service: 'orders',
  name: 'orders.delete-import-mapping',
  method: 'DELETE',
  path: 'orders/import/mappings/{id}',
  summary: 'Forgets a mapping',
  policy,
  params: z.strictObject({ id: urlId(importMappingId) }),
  response: ok,
});

export const importsRoutes = {
  importTemplate,
  importOrders,
  listImportMappings,
  saveImportMapping,
  renameImportMapping,
  deleteImportMapping,
};
