import { z } from 'zod';
import { wholeNumber } from '../../../kits/forms/whole-number';

const LONGEST_MM = 20_000;

/** Sizes above 0 and a remark that says what it is. */
export const fictiveForm = z.object({
  comment: z.string().trim().min(1).max(2000),
  length: wholeNumber(1, LONGEST_MM),
  width: wholeNumber(1, LONGEST_MM),
  height: wholeNumber(1, LONGEST_MM),
  product_height: wholeNumber(1, LONGEST_MM),
});

export const fictiveDefaults = { comment: '', length: '1200', width: '800', height: '120', product_height: '100' };
