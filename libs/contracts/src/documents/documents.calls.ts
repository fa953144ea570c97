import { z } from 'zod';
import { defineCall } from '../kit/call';
import { requestContext } from '../kit/context.schema';
import {
  companyId,
  deliveryId,
  orderId,
  palletId,
  pdfTemplateId,
  productId,
  renderJobId,
  truckId,
  userId,
  workCenterId,
} from '../kit/id.schema';
import { defineJob } from '../kit/job';
import { doubtfulMail } from '../kit/operations.routes';
import { previewedMail } from '../orders/what-if.schema';
import { getEvidenceSheet } from './evidence.routes';
import { exportList, renderJob, renderKinds } from './documents.routes';
import { mailAddressesCalls } from './mail-addresses.routes';
import { printedTable } from './printed-rows.schema';
import { listHeaders } from './templates.routes';
import { readMailMoments } from '../orders/order-timeline.routes';

const language = z.enum(['lt', 'en']);

/** Another owner (packing after confirming) wants a file made. Idempotent by `request_id`. */
export const createRenderJob = defineCall({
  service: 'documents',
  name: 'render-jobs.create',
  input: z.object({
    request_id: z.uuid(),
    kind: z.enum(renderKinds),
    pallet_ids: z.array(palletId),
    truck_ids: z.array(truckId),
    language: language.optional(),
  }),
  output: z.object({ job_id: renderJobId, link: z.string() }),
});

/**
 * The gateway opens a link: token checked, state answered, and the blob key when done. Errors: file.link_expired 410,
 * file.not_found 404.
 */
export const openLink = defineCall({
  service: 'documents',
  name: 'links.open',
  input: z.object({ token: z.string() }),
  /** Without a job the file was uploaded, and is there. */
  output: z.object({
    job: renderJob.nullable(),
    file_name: z.string().nullable(),
    blob_key: z.string().nullable(),
    content_type: z.string().nullable(),
    language,
  }),
});

export const renderDocumentJob = defineJob({
  queue: 'documents',
  name: 'render-document',
  payload: z.object({ job_id: renderJobId, company_id: companyId }),
  attempts: 5,
  id: (p) => p.job_id,
});
export const sendEmailJob = defineJob({
  queue: 'mail',
  name: 'send-email',
  payload: z.object({ delivery_id: deliveryId, company_id: companyId, attempt: z.int() }),
  attempts: 1,
  id: (p) => `${p.delivery_id}-${p.attempt}`,
});

/** A list to be exported, and what of its person the owners of the rows ask for. */
const wantedList = exportList.body.omit({ language: true }).extend({
  person: requestContext.pick({
    user_id: true,
    user_name: true,
    type: true,
    rights: true,
    features: true,
    kind: true,
    time_zone: true,
  }),
});
export type WantedList = z.infer<typeof wantedList>;

export const beginRender = defineCall({
  service: 'documents',
  name: 'render-jobs.begin',
  input: z.object({ job_id: renderJobId }),
  output: z
    .object({
      kind: z.enum(renderKinds),
      pallet_ids: z.array(palletId),
      truck_ids: z.array(truckId),
      language,
      user_id: userId.nullable(),
      user_name: z.string(),
      company_name: z.string(),
      product_ids: z.array(productId),
      /** For a customer: the factory's notes at products are left out. */
      for_customer: z.boolean(),
      /** Whose list it is; null for what is no list of a work center. */
      work_center_id: workCenterId.nullable(),
      order_ids: z.array(orderId),
      table: printedTable.nullable(),
      /** Sheets of products are drawn by it; null for every other document. */
      template_id: pdfTemplateId.nullable(),
      /** A sheet of evidence, or what came after the departure. */
      evidence: z.object({ sheet_id: z.int(), later: z.boolean() }).nullable(),
      list: wantedList.nullable(),
      /** Company feature: pallets are computed 120 + content + 20 high. */
      tall_pallet_rule: z.boolean(),
      /** Of the company: moments on paper are its own. */
      time_zone: z.string(),
    })
    .nullable(),
});
export const reportRender = defineCall({
  service: 'documents',
  name: 'render-jobs.report',
  input: z.object({ job_id: renderJobId, progress: z.number() }),
  output: z.object({ ok: z.literal(true) }),
});
export const finishRender = defineCall({
  service: 'documents',
  name: 'render-jobs.finish',
  input: z.object({
    job_id: renderJobId,
    blob_key: z.string().nullable(),
    content_type: z.string().nullable(),
    file_name: z.string().nullable(),
    error: z.string().nullable(),
  }),
  output: z.object({ ok: z.literal(true) }),
});

/** Worker → owner: pending → sending; null when it is not to be sent (already sent, doubtful, withdrawn). */
export const beginDelivery = defineCall({
  service: 'documents',
  name: 'deliveries.begin',
  input: z.object({ delivery_id: deliveryId, attempt: z.int() }),
  output: z
    .object({
      to: z.array(z.string()),
      /** The company's name, which the mail is from; null while nobody says it. */
      sender: z.string().nullish(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      message_id: z.string(),
      /** Where the receiver says that no more reminders are wanted (RFC 8058); null for mails that are no reminders. */
      unsubscribe: z.string().nullable().default(null),
    })
    .nullable(),
});
/**
 * `refused`: the server said no before taking it (retried); `sent`: it took it; `doubtful`: connection lost after the
 * data.
 */
export const finishDelivery = defineCall({
  service: 'documents',
  name: 'deliveries.finish',
  input: z.object({
    delivery_id: deliveryId,
    attempt: z.int(),
    outcome: z.enum(['sent', 'refused', 'doubtful']),
    error: z.string().nullable(),
    /** Recipients that the server refuses for good. */
    bounced: z.array(z.object({ email: z.string(), reason: z.string() })).default([]),
  }),
  output: z.object({ ok: z.literal(true) }),
});

/** Doubtful mails of every company, oldest first; for people of type 0 alone. */
export const listDoubtfulMails = defineCall({
  service: 'documents',
  name: 'deliveries.doubtful',
  input: z.object({}),
  output: z.array(doubtfulMail),
});

/** The mails that a departure would send, or that its recall would keep from being sent. */
export const previewMails = defineCall({
  service: 'documents',
  name: 'deliveries.foresee',
  timeoutMs: 10_000,
  input: z.object({
    move: z.enum(['departure', 'recall']),
    truck_id: truckId,
    description: z.string(),
    departure: z.int().positive(),
    orders: z.array(z.object({ order_id: orderId, product_ids: z.array(productId) })),
    notify: z.boolean(),
  }),
  output: z.array(previewedMail),
});

/**
 * An uploaded picture of a product as SVG: pixels and the first page of a PDF are drawn again within limits. Errors:
 * picture.wrong_type, picture.unreadable, picture.too_large, picture.too_many_pixels, unavailable.
 */
export const drawPicture = defineCall({
  service: 'documents',
  name: 'pictures.draw',
  timeoutMs: 30_000,
  input: z.object({ key: z.string(), size: z.int() }),
  output: z.object({ svg: z.string() }),
});

export const documentsCalls = {
  drawPicture,
  ...mailAddressesCalls,
  getEvidenceSheet,
  readMailMoments,
  previewMails,
  listDoubtfulMails,
  createRenderJob,
  openLink,
  beginRender,
  reportRender,
  finishRender,
  beginDelivery,
  finishDelivery,
  listHeaders,
};
