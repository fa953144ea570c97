import { z } from 'zod';
import { userId } from '../kit/id.schema';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, isoMoment, urlDate, urlId, urlInt, urlText, urlTextOf } from '../kit/route';
import { auditLine, auditTables, auditVerbs, sharedTables } from './audit.schema';

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

/** Who was faster, for who has to choose between two versions: a name and a moment, nothing of what was changed. */
export const getLastChange = defineRoute({
  service: 'identity',
  name: 'audit.last',
  method: 'GET',
  path: 'audit-entries/last',
  summary: 'Who changed a row last, and when',
  policy: { access: 'session' },
  query: z.strictObject({
    table_name: z.enum(sharedTables),
    /** Nothing for rights, which are saved as a whole. */
    row_id: urlTextOf(40),
    /** Only a change of the last so many milliseconds: since the asker read the row. Absent: at any time. */
    within_ms: urlInt.min(0).optional(),
  }),
  response: z.object({ change: z.object({ name: z.string(), at: isoMoment }).nullable() }),
});

export const auditRoutes = { listAudit, getLastChange };
