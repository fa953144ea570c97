import { z } from 'zod';
import { defineCall } from '../kit/call';
import { language } from '../kit/context.schema';
import { truckId } from '../kit/id.schema';
import { defineRoute, isoMoment, urlId, urlInt } from '../kit/route';
import { exportLink } from '../packing/packing.routes';
import { evidenceContent, evidenceHead } from './evidence.schema';

/** Everybody of the company who may see trucks; nobody from outside. */
const reader = { access: 'session', types: [0, 1, 2, 3, 4, 5, 6] } as const;
const ofDeparture = z.strictObject({ id: urlId(truckId), departure: urlInt.positive() });

/** How the mail to a customer with their part of it stands. */
const evidenceMail = z.object({
  customer: z.string(),
  orders: z.array(z.int()),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled']),
  sent_at: isoMoment.nullable(),
  /** When the link in it was opened last. */
  opened_at: isoMoment.nullable(),
});
export type EvidenceMail = z.infer<typeof evidenceMail>;

/**
 * Errors: not_found; evidence.being_made when the truck has left just now; evidence.none for a departure before there
 * was any.
 */
export const getEvidence = defineRoute({
  service: 'documents',
  name: 'evidence.get',
  method: 'GET',
  path: 'trucks/{id}/departures/{departure}/evidence',
  summary: 'What is attested of a departure',
  policy: reader,
  params: ofDeparture,
  response: evidenceHead.extend({ mails: z.array(evidenceMail) }),
});
export type Evidence = z.infer<typeof getEvidence.response>;

/** A sheet of what came after the departure. Errors: not_found. */
export const printLaterPages = defineRoute({
  service: 'documents',
  name: 'evidence.later-pdf',
  method: 'POST',
  writes: false,
  path: 'trucks/{id}/departures/{departure}/later-pages/pdf',
  summary: 'What came after a departure, as a PDF',
  policy: reader,
  params: ofDeparture,
  body: z.strictObject({ language: language.optional() }),
  response: exportLink,
});

/** The part of the customer whom the link was sent to. Errors: evidence.being_made. */
export const readSharedEvidence = defineRoute({
  service: 'documents',
  name: 'shared.evidence',
  method: 'GET',
  path: 'shared/evidence',
  summary: "A customer's part of what is attested of a departure",
  policy: { access: 'link', links: ['evidence'] },
  response: evidenceHead.extend({ language, expires_at: isoMoment.nullable() }),
});
export type SharedEvidence = z.infer<typeof readSharedEvidence.response>;

/** What the code on a sheet opens: whether such a sheet was made, and its hash. Nothing of whose goods they were. */
export const readSharedProof = defineRoute({
  service: 'documents',
  name: 'shared.proof',
  method: 'GET',
  path: 'shared/proof',
  summary: 'Whether a sheet of evidence is genuine',
  policy: { access: 'link', links: ['proof'] },
  response: z.object({
    company: z.string(),
    number: z.string(),
    departed_at: isoMoment,
    made_at: isoMoment,
    hash: z.string(),
    code: z.string(),
    pallets: z.int(),
    products: z.int(),
    /** Pages that came afterwards, the first one first. */
    later: z.array(z.object({ kind: z.string(), at: isoMoment, hash: z.string() })),
  }),
});
export type SharedProof = z.infer<typeof readSharedProof.response>;

/** Worker → owner: what is to be drawn; null when it is no longer wanted. */
export const getEvidenceSheet = defineCall({
  service: 'documents',
  name: 'evidence.sheet',
  input: z.object({ sheet_id: z.int(), later: z.boolean() }),
  output: z
    .object({
      content: evidenceContent,
      later: evidenceHead.shape.later,
      hash: z.string(),
      code: z.string(),
      made_at: isoMoment,
      /** Behind the QR code. */
      proof_url: z.string(),
      /** Small pictures in the store by the photo's hash. */
      photo_keys: z.record(z.string(), z.string()),
    })
    .nullable(),
});

export const evidenceRoutes = { getEvidence, printLaterPages, readSharedEvidence, readSharedProof };
