import { z } from 'zod';
import { MAX_INT } from './number.schema';
import { userId } from './id.schema';
import { defineRoute, isoMoment } from './route';

const id = z.int().positive().max(MAX_INT);

/** Where a person is: the planning page, which is one a company, an order's window, or the editor of a pallet or truck. */
export const presencePlace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('planning') }),
  z.strictObject({ kind: z.literal('order'), id }),
  z.strictObject({ kind: z.literal('pallet'), id }),
  z.strictObject({ kind: z.literal('truck'), id }),
]);
export type PresencePlace = z.infer<typeof presencePlace>;

/** What a person has in hand: dragged, or open in a dialog or field. */
export const presenceActivity = z.strictObject({
  act: z.enum(['drag', 'edit']),
  kind: z.enum(['order', 'product', 'pallet', 'truck']),
  id,
});
export type PresenceActivity = z.infer<typeof presenceActivity>;

/** Somebody at a place: one open tab. */
export const present = z.object({
  tab: z.uuid(),
  user_id: userId,
  name: z.string(),
  place: presencePlace,
  holds: presenceActivity.nullable(),
  since: isoMoment,
});
export type Present = z.infer<typeof present>;

/** Named as one text, for live messages: `planning`, `pallet:12`. */
export const placeName = (place: PresencePlace): string =>
  place.kind === 'planning' ? place.kind : `${place.kind}:${place.id}`;

/** A tab that has not announced itself again within this time is not there any more. */
export const PRESENCE_TTL_MS = 10_000;

/**
 * Tells the others that this tab is there, and answers who is there: everybody who has that place open, who holds it,
 * and, for planning, everybody at a pallet or truck. Kept in Redis alone. Said again before PRESENCE_TTL_MS is over;
 * `leaves` ends it at once.
 */
export const updatePresence = defineRoute({
  service: 'gateway',
  name: 'presence.announce',
  method: 'PUT',
  path: 'presence',
  summary: 'Says that a tab is at a place and what it holds; answers who else is there',
  policy: { access: 'session' },
  writes: false,
  body: z.strictObject({
    tab: z.uuid(),
    place: presencePlace,
    holds: presenceActivity.nullable(),
    leaves: z.boolean().default(false),
  }),
  response: z.object({
    /** When this was so, in milliseconds since 1970: of two answers the later counts. 0: nobody knows at the moment. */
    at: z.int(),
    people: z.array(present),
  }),
});

export const presenceRoutes = { updatePresence };
