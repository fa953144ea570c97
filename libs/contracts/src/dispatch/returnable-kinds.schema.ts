import { z } from 'zod';
import { MAX_INT } from '../kit/number.schema';
import { version } from '../kit/route';
import { line } from '../kit/text.schema';

export const returnableKindId = z.int().positive().max(MAX_INT).brand<'ReturnableKindId'>();
export type ReturnableKindId = z.infer<typeof returnableKindId>;

/** What it is by its looks: how it is drawn, and in which column it is counted. */
export const returnableForms = ['stillage', 'pallet', 'other'] as const;
export const returnableForm = z.enum(returnableForms);
export type ReturnableForm = z.infer<typeof returnableForm>;

const mm = z.int().min(1).max(20_000);
const fields = {
  name: line(80).min(1),
  code: line(16).min(1),
  form: returnableForm,
  length: mm,
  width: mm,
  /** How many the company has, those that are out included; 0: nobody has counted. */
  owned: z.int().min(0).max(1_000_000),
  /** What one is worth, in euros. */
  deposit: z.number().min(0).max(100_000).multipleOf(0.01),
  /**
   * Pallets stand on it: with each pallet that is unloaded one of these is proposed as given out, the shortest that
   * carries it.
   */
  for_pallets: z.boolean(),
};

/** What a person may write. */
export const returnableKindFields = z.strictObject(fields);
/** What is not named stays as it is; without a version the present row is meant. */
export const returnableKindEdit = z.strictObject(fields).partial().extend({ version: version.optional() });

export const returnableKind = z.object({
  id: returnableKindId,
  name: z.string(),
  code: z.string(),
  form: returnableForm,
  length: z.int(),
  width: z.int(),
  owned: z.int(),
  deposit: z.number(),
  for_pallets: z.boolean(),
  version,
});
export type ReturnableKind = z.infer<typeof returnableKind>;
