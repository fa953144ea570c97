import { z } from 'zod';
import { language } from '../kit/context.schema';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, urlId, urlInt } from '../kit/route';
import { line } from '../kit/text.schema';
import { labelJob, labelJobId, labelStates, labelSubject, MAX_LABELS, reprintReason } from './label-jobs.schema';
import { labelPrinterId, labelResolutions } from './label-printers.schema';

const session = { access: 'session' } as const;
const id = z.strictObject({ id: urlId(labelJobId) });
const labels = z.array(labelSubject).min(1).max(MAX_LABELS);
const skipped = z.array(z.object({ ...labelSubject.shape, name: z.string() }));

/**
 * Puts labels into the queue of a printer, in the order asked for; pallets without a number are left out and named.
 * Errors: not_found (a pallet, a product, a rack or the printer), label.no_number when none is left,
 * label_printer.too_small.
 */
export const printLabels = defineRoute({
  service: 'documents',
  name: 'label-jobs.print',
  method: 'POST',
  path: 'label-jobs',
  summary: 'Print labels of pallets, products and racks on a label printer',
  success: 201,
  policy: { ...session, terminals: ['scanner', 'work_center'] },
  body: z.strictObject({ printer_id: labelPrinterId, labels, language: language.optional() }),
  response: z.object({ jobs: z.array(labelJob), skipped }),
});

/** Newest first. */
export const listLabelJobs = defineRoute({
  service: 'documents',
  name: 'label-jobs.list',
  method: 'GET',
  path: 'label-jobs',
  summary: 'Labels and whether they were printed, paged',
  policy: session,
  query: z.strictObject({
    ...pageQuery,
    printer_id: urlInt.positive().pipe(labelPrinterId).optional(),
    state: z.enum([...labelStates, 'all', 'again']).default('all'),
  }),
  response: pageOf(labelJob),
});

/**
 * A label that was sent, failed or is doubtful, printed again by a person who says why. Errors: not_found,
 * label.not_finished, label.reprinted.
 */
export const reprintLabel = defineRoute({
  service: 'documents',
  name: 'label-jobs.reprint',
  method: 'POST',
  path: 'label-jobs/{id}/reprint',
  summary: 'Print a label again',
  success: 201,
  policy: session,
  params: id,
  body: z.strictObject({ reason: reprintReason, printer_id: labelPrinterId.optional() }),
  response: labelJob,
});

/** Only what waits. Errors: not_found, label.not_waiting. */
export const cancelLabel = defineRoute({
  service: 'documents',
  name: 'label-jobs.cancel',
  method: 'POST',
  path: 'label-jobs/{id}/cancel',
  summary: 'Take a label out of the queue',
  policy: session,
  params: id,
  response: labelJob,
});

/** What a printer would print now, dot by dot, as a picture. Errors: not_found, label.no_number. */
export const previewLabel = defineRoute({
  service: 'documents',
  name: 'label-jobs.preview',
  method: 'POST',
  path: 'labels/preview',
  summary: 'A label as its printer would print it',
  writes: false,
  policy: session,
  body: z.strictObject({ label: labelSubject, printer_id: labelPrinterId.optional(), language: language.optional() }),
  response: z.object({
    ...labelSubject.shape,
    name: z.string(),
    /** Null: papers of this kind have none. */
    revision: z.int().nullable(),
    /** A PNG of its dots, as a data URI. */
    picture: z.string(),
    width: z.int(),
    height: z.int(),
  }),
});

/** The same for printers that no agent reaches: ZPL II to send by hand. Errors: not_found, label.no_number. */
export const labelsAsZpl = defineRoute({
  service: 'documents',
  name: 'label-jobs.zpl',
  method: 'POST',
  path: 'labels/zpl',
  summary: 'Labels as a ZPL file',
  writes: false,
  timeoutMs: 30_000,
  policy: session,
  body: z.strictObject({
    labels: labels.max(60),
    dpi: z.union([z.literal(labelResolutions[0]), z.literal(labelResolutions[1])]).default(203),
    language: language.optional(),
  }),
  response: z.object({ name: z.string(), content: z.string() }),
});

const outcome = z.strictObject({
  job_id: labelJobId,
  /** As it was given with the label. */
  claim: z.uuid(),
  /** `returned`: not a byte of it was sent; `unknown`: the connection ended under it. */
  outcome: z.enum(['sent', 'returned', 'unknown']),
});

/**
 * A print agent says how its labels ended and what it can reach, and gets the next label of each printer that is free.
 * Comes with an API key of the scope printing:write; nobody else is let in.
 */
export const exchangeLabels = defineRoute({
  service: 'documents',
  name: 'label-agent.exchange',
  method: 'POST',
  path: 'label-agent/exchange',
  summary: 'Work of a print agent: outcomes in, labels out',
  // asked twice, the second takes back the label that the answer of the first is bringing, and it is printed twice
  keyed: false,
  timeoutMs: 20_000,
  policy: session,
  body: z.strictObject({
    agent: line(60).min(1),
    /** New with every start of the agent: what another start of it took is not its own. */
    instance: z.uuid(),
    done: z.array(outcome).max(100),
    /** Claims of the labels it is sending. */
    holding: z.array(z.uuid()).max(100),
    unreachable: z.array(labelPrinterId).max(100),
    /** It takes no more labels. */
    stopping: z.boolean().default(false),
  }),
  response: z.object({
    labels: z.array(
      z.object({
        job_id: labelJobId,
        claim: z.uuid(),
        printer_id: labelPrinterId,
        host: z.string(),
        port: z.int(),
        zpl: z.string(),
      }),
    ),
    /** All printers of this agent, to look whether they can be reached. */
    printers: z.array(z.object({ id: labelPrinterId, host: z.string(), port: z.int() })),
  }),
});

export const labelJobsRoutes = {
  printLabels,
  listLabelJobs,
  reprintLabel,
  cancelLabel,
  previewLabel,
  labelsAsZpl,
  exchangeLabels,
};
