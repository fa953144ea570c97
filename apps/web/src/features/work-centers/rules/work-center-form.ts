import { z } from 'zod';
import { workInputs, type WorkCenter, type WorkInput } from '@mullion/contracts';
import { typedNumber } from '../../../entities/production/typed-number';

const LONGEST_CODE = 32;
const LONGEST_DESCRIPTION = 191;
const MAX_LOAD = 1_000_000;
const MAX_PROBABILITY = 100;

const optionalNumber = (max: number) =>
  z.string().transform((text, context) => {
    const value = typedNumber(text, max);
    if (value !== undefined) return value;
    context.addIssue({
      code: 'custom',
      message: `centers:form.number?${JSON.stringify({ min: 0, max })}`,
      input: text,
    });
    return z.NEVER;
  });

/** A switch of the form for each thing that is worked by. */
export const switchOf = {
  sizes: 'by_sizes',
  kind: 'by_kind',
  wood: 'by_wood',
  paint: 'by_paint',
  fittings: 'by_fittings',
} as const satisfies Readonly<Record<WorkInput, string>>;

/** A work center as it is typed; code and description must be there. */
export const workCenterFormSchema = z.object({
  code: z.string().trim().min(1).max(LONGEST_CODE),
  description: z.string().trim().min(1).max(LONGEST_DESCRIPTION),
  max_load: optionalNumber(MAX_LOAD),
  probability: optionalNumber(MAX_PROBABILITY),
  preperation: z.boolean(),
  by_sizes: z.boolean(),
  by_kind: z.boolean(),
  by_wood: z.boolean(),
  by_paint: z.boolean(),
  by_fittings: z.boolean(),
  deleted: z.boolean(),
});
export type WorkCenterForm = z.input<typeof workCenterFormSchema>;
export type WorkCenterValues = z.output<typeof workCenterFormSchema>;

const asTyped = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A new one works by everything. */
const worksBy = (center: WorkCenter | null, input: WorkInput): boolean => center?.works_by.includes(input) ?? true;

/** What is chosen to be worked by. */
export const worksByOf = (form: Pick<WorkCenterValues, (typeof switchOf)[WorkInput]>): WorkInput[] =>
  workInputs.filter((input) => form[switchOf[input]]);

/** A work center in its form; an empty one when there is none. */
export const formOfWorkCenter = (center: WorkCenter | null): WorkCenterForm => ({
  code: center?.code ?? '',
  description: center?.description ?? '',
  max_load: asTyped(center?.max_load),
  probability: asTyped(center?.probability),
  preperation: center?.preperation ?? false,
  by_sizes: worksBy(center, 'sizes'),
  by_kind: worksBy(center, 'kind'),
  by_wood: worksBy(center, 'wood'),
  by_paint: worksBy(center, 'paint'),
  by_fittings: worksBy(center, 'fittings'),
  deleted: center?.deleted ?? false,
});
