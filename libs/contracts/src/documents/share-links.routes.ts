import { z } from 'zod';
import { defineCall } from '../kit/call';
import { companyId, userId } from '../kit/id.schema';
import { language, linkKind, sharedKinds } from '../kit/context.schema';
import { MAX_INT } from '../kit/number.schema';
import { pageOf, pageQuery } from '../kit/page.schema';
import { defineRoute, isoMoment, ok, urlId } from '../kit/route';

/** How long a private link is good for. */
export const LINK_DAYS = 90;
/** Most links of one thing that are open at once. */
export const MOST_LINKS = 50;

const linkId = z.int().positive().max(MAX_INT).brand<'ShareLinkId'>();
export type ShareLinkId = z.infer<typeof linkId>;
const targetId = z.int().positive().max(MAX_INT);

/** What a link is of; of a truck it is the departure that it has had last. */
const target = { kind: linkKind, target_id: targetId };

/** A private link, without the token: that is shown once, to who makes it. */
export const shareLink = z.object({
  id: linkId,
  ...target,
  departure: z.int().nullable(),
  language,
  /** open; revoked by a person; past its day. */
  state: z.enum(['open', 'revoked', 'expired']),
  user_id: userId.nullable(),
  user_name: z.string(),
  created_at: isoMoment,
  expires_at: isoMoment,
  revoked_at: isoMoment.nullable(),
  openings: z.int(),
  last_opened_at: isoMoment.nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;

/** One visit: the same browser from the same network counts as one for half an hour. */
const linkOpening = z.object({
  opened_at: isoMoment,
  last_at: isoMoment,
  /** Without its last part: a network, not a person. */
  address: z.string(),
  agent: z.string(),
});
export type LinkOpening = z.infer<typeof linkOpening>;

const planner = { access: 'session', types: [0, 1, 2, 3] } as const;

export const listShareLinks = defineRoute({
  service: 'documents',
  name: 'share-links.list',
  method: 'GET',
  path: 'share-links',
  summary: 'Private links of an order, a customer or a truck, the newest first',
  policy: planner,
  query: z.strictObject({ kind: z.enum(sharedKinds), target_id: urlId(targetId), ...pageQuery }),
  response: pageOf(shareLink),
});

export const listLinkOpenings = defineRoute({
  service: 'documents',
  name: 'share-links.openings',
  method: 'GET',
  path: 'share-links/{id}/openings',
  summary: 'Who has opened a private link and when',
  policy: planner,
  params: z.strictObject({ id: urlId(linkId) }),
  query: z.strictObject(pageQuery),
  response: pageOf(linkOpening),
});

/**
 * The address is answered here and never again: only a hash of its token is stored. Errors: not_found (the target),
 * link.not_departed, link.too_many.
 */
export const createShareLink = defineRoute({
  service: 'documents',
  name: 'share-links.create',
  method: 'POST',
  path: 'share-links',
  summary: 'Make a private link',
  success: 201,
  policy: planner,
  body: z.strictObject({ kind: z.enum(sharedKinds), target_id: targetId, language }),
  response: z.object({ link: shareLink, url: z.string() }),
});

/** It is closed at once. Errors: not_found. */
export const revokeShareLink = defineRoute({
  service: 'documents',
  name: 'share-links.revoke',
  method: 'DELETE',
  path: 'share-links/{id}',
  summary: 'Close a private link',
  policy: planner,
  params: z.strictObject({ id: urlId(linkId) }),
  response: ok,
});

/**
 * The gateway exchanges a token for what it opens. Errors: link.closed for unknown and revoked ones alike; link.expired
 * (with the day) for one past its day, whose holder may ask for another.
 */
export const openShareLink = defineCall({
  service: 'documents',
  name: 'share-links.open',
  input: z.object({ token: z.string(), visit: z.object({ address: z.string(), agent: z.string() }).nullable() }),
  output: z.object({
    link_id: linkId,
    ...target,
    departure: z.int().nullable(),
    company_id: companyId,
    language,
    expires_at: isoMoment,
    created_at: isoMoment,
    user_name: z.string(),
  }),
});

/** The holder of an expired link asks the planner for another, by mail; once a day a link. Errors: link.closed. */
export const askForLink = defineCall({
  service: 'documents',
  name: 'share-links.ask-again',
  input: z.object({ token: z.string() }),
  output: z.object({ ok: z.literal(true) }),
});

export const shareLinksRoutes = { listShareLinks, listLinkOpenings, createShareLink, revokeShareLink };
