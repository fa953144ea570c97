import { z } from 'zod';
import { MAX_INT } from '../kit/number.schema';
import { isoMoment } from '../kit/route';
import { line } from '../kit/text.schema';
import { labelKind, labelPrinterId } from './label-printers.schema';

export const labelJobId = z.int().positive().max(MAX_INT).brand<'LabelJobId'>();
export type LabelJobId = z.infer<typeof labelJobId>;

/** Labels of one request. */
export const MAX_LABELS = 200;

/**
 * `sending`: an agent has it; `sent`: the printer took all of it; `unknown`: nobody knows whether it was printed, so
 * nobody but a person
 * prints it again; `failed`: certainly not printed.
 */
export const labelStates = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;
export type LabelState = (typeof labelStates)[number];

/** Why a label was not printed, or is not known to be. */
export const labelErrors = [
  'gone',
  'no_number',
  'too_small',
  'not_drawn',
  'too_late',
  'agent_lost',
  'broken_off',
  'late',
] as const;
export type LabelError = (typeof labelErrors)[number];

/** What a label is of: a pallet, a product or a rack. */
export const labelSubject = z.strictObject({ kind: labelKind, id: z.int().positive().max(MAX_INT) });
export type LabelSubject = z.infer<typeof labelSubject>;

/** One label on its way to one printer; there is no second copy of it, ever. */
export const labelJob = z.object({
  id: labelJobId,
  printer_id: labelPrinterId,
  printer: z.string(),
  kind: labelKind,
  /** The pallet, the product or the rack. */
  subject_id: z.int(),
  /** What people call it. */
  name: z.string(),
  state: z.enum(labelStates),
  error: z.enum(labelErrors).nullable(),
  /** Of what stands on it; null before it is printed, and for a rack, whose label says nothing that changes. */
  revision: z.int().nullable(),
  asked_by: z.string(),
  asked_at: isoMoment,
  finished_at: isoMoment.nullable(),
  /** The label that a person has printed again by this one, and why. */
  reprint_of: labelJobId.nullable(),
  reason: z.string().nullable(),
  /** It was printed again already. */
  reprinted: z.boolean(),
});
export type LabelJob = z.infer<typeof labelJob>;

export const reprintReason = line(200).min(1);
