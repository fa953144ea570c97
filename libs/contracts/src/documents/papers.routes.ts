import { z } from 'zod';
import { defineCall } from '../kit/call';
import { productId, userId } from '../kit/id.schema';
import { MAX_INT } from '../kit/number.schema';
import { defineRoute } from '../kit/route';
import { scannedCode } from '../kit/scanned-code';
import { paperCheck, paperFacts, paperKind } from './papers.schema';

/**
 * Is the paper in hand still right? Errors: paper.unknown for no code of a paper, or of one that was never printed
 * here.
 */
export const checkPaper = defineRoute({
  service: 'documents',
  name: 'papers.check',
  method: 'GET',
  path: 'papers/{code}',
  summary: 'Whether a printed list or label is out of date, and what changed',
  policy: { access: 'session', terminals: ['scanner'] },
  params: z.strictObject({ code: scannedCode(80) }),
  response: paperCheck,
});

/**
 * Worker → owner, before a paper is drawn: the revision that goes on it. The same facts as at the last print have the
 * same one.
 */
export const issuePapers = defineCall({
  service: 'documents',
  name: 'papers.issue',
  input: z.object({
    papers: z
      .array(z.object({ kind: paperKind, id: z.int().positive().max(MAX_INT), facts: paperFacts }))
      .min(1)
      .max(300),
    user_id: userId.nullable(),
    user_name: z.string(),
  }),
  /** In the order of the papers. */
  output: z.object({ revisions: z.array(z.int()) }),
});

/** Products whose label was printed, in whatever revision. */
export const readPrintedLabels = defineCall({
  service: 'documents',
  name: 'papers.printed-labels',
  // who asks does without when nobody answers soon
  timeoutMs: 1_000,
  input: z.object({ product_ids: z.array(productId).max(500) }),
  output: z.array(productId),
});

export const papersRoutes = { checkPaper };
