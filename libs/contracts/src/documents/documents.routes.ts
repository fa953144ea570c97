import { z } from 'zod';
import { orderId, palletId, productId, renderJobId, truckId } from '../kit/id.schema';
import { rackId } from '../packing/racks.schema';
import { defineRoute, isoMoment } from '../kit/route';
import { exportLink } from '../packing/packing.routes';
import { attachmentsRoutes } from './attachments.routes';
import { deliveriesRoutes } from './deliveries.routes';
import { evidenceRoutes } from './evidence.routes';
import { exportColumns, exportedLists } from './list-columns';
import { mailAddressesRoutes } from './mail-addresses.routes';
import { remindersRoutes } from './reminders.routes';
import { printedRows, printedTitle } from './printed-rows.schema';
import { pdfTemplatesRoutes } from './pdf-templates.routes';
import { shareLinksRoutes } from './share-links.routes';
import { sharedDocumentsRoutes } from './shared-documents.routes';
import { sharedOrderRoutes } from './shared-order.routes';
import { stopPhotosRoutes } from './stop-photos.routes';
import { templatesRoutes } from './templates.routes';
import { workCenterListsRoutes } from './work-center-lists.routes';

const session = { access: 'session' } as const;
const language = z.enum(['lt', 'en']).optional();
const pallets = z.strictObject({ pallets: z.array(palletId).min(1).max(200), language });
const skipped = z.array(z.object({ id: palletId, shown_number: z.string(), rule: z.string() }));

/** Every user gets a link to the file, which is rendered meanwhile. */
const madeFile = {
  service: 'documents',
  method: 'POST',
  writes: false,
  policy: session,
  response: exportLink,
} as const;

/** Refused with exports.no_pallets when none has a number; those without are skipped and named (exports.warning). */
export const printLoading = defineRoute({
  service: 'documents',
  name: 'pallets.loading',
  method: 'POST',
  path: 'pallets/pdf/loading',
  summary: 'Loading list PDF',
  writes: false,
  policy: session,
  body: pallets,
  response: exportLink.extend({ skipped }),
});
export const printBarcodes = defineRoute({
  service: 'documents',
  name: 'pallets.barcodes',
  method: 'POST',
  path: 'pallets/barcodes',
  summary: 'Code 128 labels of pallets',
  writes: false,
  policy: { access: 'session', types: [0, 1, 2, 3] },
  body: pallets,
  response: exportLink.extend({ skipped }),
});
/**
 * The file for the saw, a line a plank kind, written as the company has set. Pallets not prepared, not to be printed or
 * without planks are skipped and named (exports.warning). Refused with exports.no_pallets, chosen_pallets_not_prepared
 * or exports.nothing_to_cut when none is left.
 */
export const exportCuttingFile = defineRoute({
  service: 'documents',
  name: 'pallets.cutting',
  method: 'POST',
  path: 'pallet-structures/export',
  summary: 'Cutting file for the saw: name and content to download',
  writes: false,
  policy: { access: 'session', types: [0, 1, 2, 3] },
  body: pallets,
  response: z.object({
    name: z.string(),
    content: z.string(),
    /** The file beside it: where the planks are nailed. */
    positions: z.object({ name: z.string(), content: z.string() }),
    skipped,
  }),
});
export const printTrucks = defineRoute({
  ...madeFile,
  name: 'trucks.pdf',
  path: 'trucks/pdf',
  summary: 'Truck PDF with the floor',
  body: z.strictObject({ trucks: z.array(truckId).min(1).max(20), language }),
});

/** Drawings, sizes and barcodes of products, in the order asked for. */
export const printProducts = defineRoute({
  ...madeFile,
  name: 'products.pdf',
  path: 'products/pdf',
  summary: 'Products PDF',
  body: z.strictObject({ products: z.array(productId).min(1).max(500), language }),
});

/** Labels of racks, eight on an A4. Errors: not_found. */
export const printRacks = defineRoute({
  ...madeFile,
  name: 'racks.pdf',
  path: 'racks/pdf',
  summary: 'Labels of racks as a PDF',
  body: z.strictObject({ racks: z.array(rackId).min(1).max(200), language }),
});

/** What the preparation works from: a line a product of these orders, in the order asked for. */
export const exportPreparationCsv = defineRoute({
  ...madeFile,
  name: 'orders.preparation-csv',
  path: 'orders/preperation/csv',
  summary: 'Products of orders for the preparation as csv',
  body: z.strictObject({ orders: z.array(orderId).min(1).max(500), language }),
});

/**
 * Rows of the caller's own as a table on paper; the first one holds the heads. They are printed as they are: text,
 * never markup, never an address to read. Errors: exports.too_many_letters, exports.too_many_open.
 */
export const printRows = defineRoute({
  ...madeFile,
  name: 'rows.pdf',
  path: 'custom-pdf',
  summary: 'Given rows as a PDF',
  body: z.strictObject({ rows: printedRows, title: printedTitle.optional(), language }),
});

/**
 * A list as a file: every row that the filter finds (`query` is that of the list's own route, paging left out), with
 * these columns in this order. Who may not see the list is refused; a column that the list has not is invalid, and the
 * document names those of every list.
 */
export const exportList = defineRoute({
  ...madeFile,
  name: 'lists.export',
  path: 'exports/lists',
  summary: 'A list as csv or xlsx',
  body: z.strictObject({
    list: z.enum(exportedLists),
    format: z.enum(['csv', 'xlsx']),
    columns: z
      .array(
        z
          .string()
          .max(40)
          .meta({ enum: [...new Set(Object.values(exportColumns).flat())] }),
      )
      .min(1)
      .max(40),
    query: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.null()])).default({}),
    language,
  }),
});

export const renderKinds = [
  'preparation',
  'loading',
  'barcodes',
  'truck',
  'products',
  'list',
  'preparation_csv',
  'rows',
  'racks',
  'work_center_orders',
  'work_center_positions',
  'template',
  'evidence',
] as const;
export const renderStates = ['queued', 'running', 'done', 'failed'] as const;
export const renderJob = z.object({
  id: renderJobId,
  kind: z.enum(renderKinds),
  state: z.enum(renderStates),
  progress: z.number(),
  link: z.string(),
  file_name: z.string().nullable(),
  error: z.string().nullable(),
  created_at: isoMoment,
});
/** One's own, while one may see what it holds. */
export const getRenderJob = defineRoute({
  service: 'documents',
  name: 'render-jobs.get',
  method: 'GET',
  path: 'render-jobs/{id}',
  summary: 'State of an export',
  policy: session,
  params: z.strictObject({ id: renderJobId }),
  response: renderJob,
});

/**
 * Opened in a new tab without a bearer: the token is signed, tied to company and session, good for 5 minutes. Waits and
 * shows progress as a page, then the file.
 */
export const openFile = defineRoute({
  service: 'gateway',
  name: 'files.open',
  method: 'GET',
  path: 'files/{token}',
  summary: 'The file of an export link',
  policy: { access: 'none' },
  params: z.strictObject({ token: z.string().min(10).max(600) }),
  response: z.unknown(),
});

export const documentsRoutes = {
  printProducts,
  printRacks,
  exportPreparationCsv,
  printRows,
  exportList,
  printLoading,
  printBarcodes,
  exportCuttingFile,
  printTrucks,
  getRenderJob,
  openFile,
  ...deliveriesRoutes,
  ...attachmentsRoutes,
  ...templatesRoutes,
  ...pdfTemplatesRoutes,
  ...workCenterListsRoutes,
  ...shareLinksRoutes,
  ...sharedOrderRoutes,
  ...sharedDocumentsRoutes,
  ...stopPhotosRoutes,
  ...mailAddressesRoutes,
  ...remindersRoutes,
  ...evidenceRoutes,
};
