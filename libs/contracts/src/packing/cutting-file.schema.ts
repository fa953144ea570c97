import { z } from 'zod';

/** What may part the cells of a cutting file, and stand before its decimals: whatever saws are known to read. */
export const cuttingSeparators = [';', ',', 'tab'] as const;
export const cuttingDecimalSigns = [',', '.'] as const;

/** Company settings of the cutting file (packing-model.md); the defaults hold until a company sets its own. */
export const cuttingSeparator = z.enum(cuttingSeparators);
export const cuttingDecimalSign = z.enum(cuttingDecimalSigns);
export const defaultCuttingForm = { cutting_separator: ';', cutting_decimal_sign: ',' } as const;

export interface CuttingForm {
  readonly cutting_separator: z.infer<typeof cuttingSeparator>;
  readonly cutting_decimal_sign: z.infer<typeof cuttingDecimalSign>;
}

/**
 * A file whose cells end where its decimals begin cannot be read. One rule for server and screen; refused as
 * `cutting_signs_alike`.
 */
export const areCuttingSignsAlike = (form: CuttingForm): boolean =>
  form.cutting_separator === form.cutting_decimal_sign;
