import { z } from 'zod';
import { userId } from '../kit/id.schema';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, urlDate, urlId, urlText } from '../kit/route';
import { auditLine, auditTables, auditVerbs } from './audit.schema';

/** Newest first; `total` is counted up to 10 000. Dates are days of the company. */
export const listAudit = defineRoute({
  service: 'identity',
  name: 'audit.list',
  method: 'GET',
  path: 'audit-entries',
  summary: 'Edits of the company: who changed what, when and from where',
  policy: { access: 'session', types: [0, 1] },
  query: z.strictObject({
    table_name: z.enum(auditTables).optional(),
    row_id: urlText,
    verb: z.enum(auditVerbs).optional(),
    user_id: urlId(userId).optional(),
    date_from: urlDate,
    date_to: urlDate,
    /** Part of the row's or the person's name. */
    filter: urlText,
    ...pageQuery,
  }),
  response: pageOf(auditLine),
});

export const auditRoutes = { listAudit };
