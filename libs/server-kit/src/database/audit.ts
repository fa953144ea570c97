import {
  auditTables,
  companyId,
  defineEvent,
  userId,
  type EventDefinition,
  type ServiceName,
} from '@mullion/contracts';
import { z } from 'zod';

/** Who did what to which row, for the audit list of identity. */
export const auditEntry = z.object({
  company_id: companyId,
  user_id: userId.nullable(),
  user_name: z.string(),
  /** The browser it was done in; null for a service that acted on its own. */
  session_id: z.string().nullable().default(null),
  /** Of a program with an API key, which has no session that would know it. */
  address: z.string().optional(),
  /** Verb: `rights.saved`, `user.deleted`. */
  action: z.string(),
  table_name: z.enum(auditTables),
  row_id: z.union([z.int(), z.string()]).nullable(),
  /** What people call the row, so that it can be read when the row is gone. */
  row_name: z.string().nullable().default(null),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type AuditEntry = z.input<typeof auditEntry>;

const EVENT = 'audited.v1';

/** The audit event of an owner: `evt.<owner>.audited.v1`. */
export const auditEvent = (owner: ServiceName): EventDefinition<typeof auditEntry> =>
  defineEvent({ owner, name: EVENT, data: auditEntry, live: null });
