import { z } from 'zod';
import { userId } from '../kit/id.schema';

/** Tables whose edits are kept, in the order a list offers them. */
export const auditTables = [
  'orders',
  'products',
  'comments',
  'customers',
  'contacts',
  'addresses',
  'pallets',
  'racks',
  'trucks',
  'vehicles',
  'returnable_kinds',
  'packing_types',
  'work_centers',
  'work_calendars',
  'work_closures',
  'operation_rules',
  'suppliers',
  'order_suppliers',
  'problems',
  'attachments',
  'share_links',
  'tools',
  'glass_units',
  'users',
  'sessions',
  'api_keys',
  'terminals',
  'companies',
  'templates',
  'pdf_templates',
  'webhooks',
  'label_printers',
  'system_rights',
  'status_rights',
  'status_names',
  'operations',
  'import_mappings',
] as const;
export type AuditTable = (typeof auditTables)[number];

export const auditVerbs = ['created', 'edited', 'deleted'] as const;
export type AuditVerb = (typeof auditVerbs)[number];

/** One field of an edit; a value is what the row's own answer carries. */
export const auditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type AuditChange = z.infer<typeof auditChange>;

/** Who did what to which row, when and from which browser. */
export const auditLine = z.object({
  id: z.int(),
  at: z.string(),
  table_name: z.string(),
  row_id: z.string().nullable(),
  /** What the row was called then. */
  row_name: z.string().nullable(),
  verb: z.enum(auditVerbs),
  user_id: userId.nullable(),
  user_name: z.string(),
  /** Null for what a service did on its own. */
  session: z.object({ id: z.string(), agent: z.string(), address: z.string() }).nullable(),
  changes: z.array(auditChange),
});
export type AuditLine = z.infer<typeof auditLine>;

/** Of these everybody of the company may ask who changed a row last: what they see, and save over each other. */
export const sharedTables = [
  'orders',
  'products',
  'customers',
  'contacts',
  'addresses',
  'pallets',
  'racks',
  'trucks',
  'vehicles',
  'returnable_kinds',
  'packing_types',
  'work_centers',
  'problems',
  'tools',
  'companies',
  'templates',
  'label_printers',
  'system_rights',
  'status_rights',
  'status_names',
] as const satisfies readonly AuditTable[];
export type SharedTable = (typeof sharedTables)[number];
