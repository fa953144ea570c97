import { z } from 'zod';
import { terminalKind, userType } from '../kit/context.schema';
import { userId } from '../kit/id.schema';
import { isoMoment, version } from '../kit/route';
import { line } from '../kit/text.schema';
import { MAX_PIN, MIN_PIN } from './pin-rule';

/** How long a code that enrols a terminal is good. */
export const ENROL_MINUTES = 10;
/** Characters of such a code, without the hyphen that people read it by. */
export const ENROL_CODE_LENGTH = 8;
/** Terminals of a company at a time. */
export const MAX_TERMINALS = 200;

/** What is said of a terminal. A display stands on a wall and nobody signs in at it, so it is nothing else. */
export const terminalFields = z.strictObject({
  name: line(100).min(1),
  kinds: z
    .array(terminalKind)
    .min(1)
    .max(2)
    .transform((kinds) => [...new Set(kinds)])
    .refine((kinds) => kinds.length === 1 || !kinds.includes('display'), 'terminal.display_alone'),
});

/** An enrolled terminal, or one that waits for its code. */
export const terminal = z.object({
  id: z.uuid(),
  name: z.string(),
  kinds: z.array(terminalKind),
  created_at: isoMoment,
  created_by: z.string(),
  /** Null: nobody has entered a code at the device yet. */
  enrolled_at: isoMoment.nullable(),
  /** Who made the code that it was enrolled with. */
  enrolled_by: z.string().nullable(),
  /** To the minute. */
  seen_at: isoMoment.nullable(),
  /** Until then a code can be entered; null: none is good. */
  code_until: isoMoment.nullable(),
  /** Who works at it now. */
  person: z.string().nullable(),
  version,
});
export type Terminal = z.infer<typeof terminal>;

/** The only answer that holds the code; null when the request is repeated, because the text is kept nowhere. */
export const terminalCode = terminal.extend({ code: z.string().nullable() });
export type TerminalCode = z.infer<typeof terminalCode>;

/** Somebody who may sign in at the terminal that asks. */
export const terminalPerson = z.object({
  id: userId,
  name: z.string(),
  type: userType,
  /** Digits of the PIN; null: there is none, or none as long as the company wants. */
  pin_length: z.int().nullable(),
  has_badge: z.boolean(),
  /** When they signed in here last. */
  here_at: isoMoment.nullable(),
  /** The PIN is not taken: here until the badge was shown, or for a while. */
  held: z.enum(['badge_only', 'waits']).nullable(),
});
export type TerminalPerson = z.infer<typeof terminalPerson>;

/** What a device knows of itself before anybody signs in. */
export const terminalHere = z.object({
  id: z.uuid(),
  name: z.string(),
  kinds: z.array(terminalKind),
  company: z.string(),
  /** Without a touch for so long the person is signed out. */
  idle_minutes: z.int(),
  people: z.array(terminalPerson),
});
export type TerminalHere = z.infer<typeof terminalHere>;

const pin = z.string().regex(new RegExp(`^\\d{${MIN_PIN},${MAX_PIN}}$`));

/** Who signs in: a person of the list by PIN, or whoever the badge belongs to. */
export const terminalSignIn = z.union([
  z.strictObject({ user_id: userId, pin: z.string().regex(/^\d{1,12}$/) }),
  z.strictObject({ badge: line(64).min(1) }),
]);

export const newPin = z.strictObject({ pin });
/**
 * The own PIN: with the account's password in the office; at a terminal with the PIN until now or the badge, so that a
 * first PIN needs no office.
 */
export const ownPin = z.strictObject({
  pin,
  current_password: z.string().min(1).max(500).optional(),
  current_pin: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  current_badge: line(64).min(1).optional(),
});

/** How somebody may sign in at terminals. */
export const terminalAccess = z.object({
  user_id: userId,
  pin_set_at: isoMoment.nullable(),
  badge_made_at: isoMoment.nullable(),
  /** The PIN waits because of wrong ones. */
  locked_until: isoMoment.nullable(),
});
export type TerminalAccess = z.infer<typeof terminalAccess>;

/** The only answer that holds a badge's code; null when the request is repeated. */
export const madeBadge = terminalAccess.extend({ badge: z.string().nullable() });
export type MadeBadge = z.infer<typeof madeBadge>;
