import { z } from 'zod';
import { language } from '../kit/context.schema';
import { orderId } from '../kit/id.schema';
import { defineRoute, isoMoment, urlId } from '../kit/route';
import { exportLink } from '../packing/packing.routes';
import { laterKinds } from './evidence.schema';

/** Drawings of an order with more products than this are not offered as one file. */
export const DRAWN_PRODUCTS = 500;

/** How far a sheet is; late: it takes longer than it should and is tried again by itself. */
export const sharedSheetStates = ['being_made', 'late', 'ready'] as const;

/** What is attested of a departure that carried goods of an order, cut to that order. */
const sharedDispatch = z.object({
  departed_at: isoMoment,
  state: z.enum(sharedSheetStates),
  /** Of the truck; null until what left is attested, and so are the counts, which are of this order alone. */
  truck: z.string().nullable(),
  pallets: z.int().nullable(),
  products: z.int().nullable(),
  /**
   * Opens the PDF for five minutes, and no longer than the private link or the session is open; null until it is ready.
   */
  pdf: z.string().nullable(),
  bytes: z.int().nullable(),
  /** What came after the departure, the first one first; without photos. */
  later: z.array(z.object({ kind: z.enum(laterKinds).exclude(['photographed']), at: isoMoment })),
});
export type SharedDispatch = z.infer<typeof sharedDispatch>;

const sharedDocuments = z.object({
  is_cancelled: z.boolean(),
  /** Whether the drawings of its products can be had as a PDF. */
  has_drawings: z.boolean(),
  /** The latest departure first. */
  dispatches: z.array(sharedDispatch),
});
export type SharedDocuments = z.infer<typeof sharedDocuments>;

const list = { method: 'GET', response: sharedDocuments } as const;
const ofOrder = z.strictObject({ id: urlId(orderId) });

/** The order is the pass's. Whoever asks first has the PDFs made. Errors: not_found when the order is gone. */
export const readSharedDocuments = defineRoute({
  ...list,
  service: 'documents',
  name: 'shared.documents',
  path: 'shared/documents',
  summary: "Documents of a private link's order",
  policy: { access: 'link', links: ['order'] },
});
/** Errors: not_found, for orders of others too. */
export const readSharedDocumentsOfCustomer = defineRoute({
  ...list,
  service: 'gateway',
  name: 'shared.customer-documents',
  path: 'shared/orders/{id}/documents',
  summary: "Documents of one order of a private link's customer",
  policy: { access: 'link', links: ['customer'] },
  params: ofOrder,
});
/** The same for a signed-in person, as the customer sees it. Errors: not_found. */
export const previewSharedDocuments = defineRoute({
  ...list,
  service: 'documents',
  name: 'orders.customer-documents',
  path: 'orders/{id}/customer-page/documents',
  summary: 'Documents of an order as its customer sees them',
  policy: { access: 'session', types: [0, 1, 2, 3] },
  params: ofOrder,
});

const print = {
  method: 'POST',
  writes: false,
  body: z.strictObject({ language: language.optional() }),
  response: exportLink,
} as const;

/**
 * Drawings and sizes of the products of the pass's order, without the factory's notes; the same again within the hour
 * is the same file. Errors: not_found, also where it has no drawings.
 */
export const printSharedDrawings = defineRoute({
  ...print,
  service: 'documents',
  name: 'shared.drawings',
  path: 'shared/drawings',
  summary: "Drawings of the products of a private link's order, as a PDF",
  policy: { access: 'link', links: ['order'] },
});
/** Errors: not_found, for orders of others too. */
export const printSharedDrawingsOfCustomer = defineRoute({
  ...print,
  service: 'gateway',
  name: 'shared.customer-drawings',
  path: 'shared/orders/{id}/drawings',
  summary: "Drawings of the products of one order of a private link's customer, as a PDF",
  policy: { access: 'link', links: ['customer'] },
  params: ofOrder,
});
/** The same file for a signed-in person. Errors: not_found. */
export const previewSharedDrawings = defineRoute({
  ...print,
  service: 'documents',
  name: 'orders.customer-drawings',
  path: 'orders/{id}/customer-page/drawings',
  summary: 'Drawings of the products of an order as its customer gets them, as a PDF',
  policy: { access: 'session', types: [0, 1, 2, 3] },
  params: ofOrder,
});

export const sharedDocumentsRoutes = {
  readSharedDocuments,
  readSharedDocumentsOfCustomer,
  previewSharedDocuments,
  printSharedDrawings,
  printSharedDrawingsOfCustomer,
  previewSharedDrawings,
};
