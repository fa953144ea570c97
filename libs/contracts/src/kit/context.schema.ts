import { z } from 'zod';
import { apiScope } from './api-scope';
import { companyId, userId } from './id.schema';

export const companyKinds = ['manufacturer', 'supplier'] as const;
export const companyKind = z.enum(companyKinds);
export type CompanyKind = z.infer<typeof companyKind>;

export const companyFeatures = [
  'dispatch_by_order',
  'week_and_address',
  'pallet_number_change',
  'tall_pallet_rule',
] as const;
export const companyFeature = z.enum(companyFeatures);
export type CompanyFeature = z.infer<typeof companyFeature>;

export const languages = ['lt', 'en'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

export const rightCodes = [
  'OP_DEL',
  'OP_EDIT',
  'TP_STATUSBACK',
  'TP_EDIT',
  'CA_NEW',
  'CA_EDIT',
  'CA_DEL',
  'PT_EDIT',
  'PAL_SCAN',
  'PR_EDIT',
] as const;
export const rightCode = z.enum(rightCodes);
export type RightCode = z.infer<typeof rightCode>;
/** Of a context: a code that this process does not know yet, because it is older than who signed, gives nothing. */
const knownRights = z
  .array(z.string())
  .transform((codes) => codes.filter((code): code is RightCode => rightCode.safeParse(code).success));

/** What a person is: those up to administrator manage others, a reader changes nothing. */
export const userTypes = {
  super: 0,
  administrator: 1,
  planner: 2,
  manager: 3,
  packer: 4,
  worker: 5,
  reader: 6,
} as const;
export const userType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
export type UserType = z.infer<typeof userType>;

/** What people make a private link of: one order, the orders of one customer, or one departure of a truck. */
export const sharedKinds = ['order', 'customer', 'departure'] as const;
export type SharedKind = (typeof sharedKinds)[number];
/**
 * What a private link may open; a customer's part of the evidence of a departure and the proof of a sheet are linked by
 * the system alone.
 */
export const linkKinds = [...sharedKinds, 'evidence', 'proof'] as const;
export const linkKind = z.enum(linkKinds);
export type LinkKind = z.infer<typeof linkKind>;

/** A guest: whoever holds a private link. Nothing but what it names is open to them. */
export const guestPass = z.object({
  link_id: z.int(),
  kind: linkKind,
  /** The order, customer or truck; of evidence and proofs the sheet. */
  target_id: z.int().positive(),
  /** Of a truck: which of its departures. */
  departure: z.int().positive().nullable(),
  language,
  /** The link's last day. */
  until: z.string().nullable(),
});
export type GuestPass = z.infer<typeof guestPass>;

/**
 * What an enrolled terminal is for: scanning pallets and trucks, working at a work center, or showing a board on a
 * wall.
 */
export const terminalKinds = ['scanner', 'work_center', 'display'] as const;
export const terminalKind = z.enum(terminalKinds);
export type TerminalKind = z.infer<typeof terminalKind>;

/**
 * The enrolled terminal that somebody works at, or the display that shows a board to nobody in particular: it opens
 * what names its kinds.
 */
export const terminalPass = z.object({ id: z.uuid(), name: z.string(), kinds: z.array(terminalKind) });
export type TerminalPass = z.infer<typeof terminalPass>;

/**
 * Who asks: signed by the gateway, carried by every request over NATS (docs/architecture.md, rule 8).
 * `company_id` is the company whose rows are touched: for a supplier's user the manufacturer it serves.
 * `user_id` is null and `type` 0 when a service acts on its own (a job, a saga, an event).
 */
export const requestContext = z.object({
  user_id: userId.nullable(),
  user_name: z.string(),
  company_id: companyId,
  home_company_id: companyId,
  kind: companyKind,
  features: z.array(companyFeature),
  type: userType,
  rights: knownRights,
  session_id: z.string().nullable(),
  /**
   * Of an API key, which opens nothing else; absent for a person. `session_id` is the key's id then, `user_id` whoever
   * made it.
   */
  scopes: z.array(apiScope).optional(),
  /** Of a program with an API key: where it asks from. */
  address: z.string().max(64).optional(),
  time_zone: z.string(),
  /**
   * Of a session opened by PIN or badge, and of a display (which has no user): nothing but what names a kind of this
   * terminal is open.
   */
  terminal: terminalPass.optional(),
  /** Only of guests, who have neither user nor session nor any right. */
  guest: guestPass.optional(),
  /** Seconds since 1970 after which the context is refused. */
  expires_at: z.int(),
});
export type RequestContext = z.infer<typeof requestContext>;

/** A right that no switch takes from administrators: it came after the work it guards, which was always theirs. */
export const isAlwaysGiven = (type: UserType, right: RightCode): boolean =>
  type === userTypes.super || (type === userTypes.administrator && right === 'PR_EDIT');

/** Type 0 has every right; others read the column of their role. */
export const hasRight = (context: Pick<RequestContext, 'type' | 'rights'>, right: RightCode): boolean =>
  isAlwaysGiven(context.type, right) || context.rights.includes(right);
