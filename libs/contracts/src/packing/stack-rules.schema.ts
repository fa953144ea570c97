import { z } from 'zod';

/** Company settings on stacking (rule 3 of packing-model.md); null turns one off. */
export const stackRules = z.strictObject({
  /** What rests on a product, directly or not, weighs at most this many times its mass. */
  max_load_ratio: z.number().min(0.1).max(100).nullable(),
  /** The centre of mass of a load lies this far inside its support, mm. */
  centre_inside: z.int().min(0).max(1000).nullable(),
  /** Products above one another. */
  max_levels: z.int().min(1).max(20).nullable(),
  /** An addition less deep than this carries nothing, mm. */
  bare_under: z.int().min(1).max(1000).nullable(),
});
export type StackRulesDto = z.infer<typeof stackRules>;

/** The values packing-model.md gives; they hold until a company sets its own. */
export const defaultStackRules: StackRulesDto = { max_load_ratio: 2, centre_inside: 50, max_levels: 4, bare_under: 60 };
