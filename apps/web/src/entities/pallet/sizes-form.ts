import type { PalletDetail } from '@mullion/contracts';
import { minimumSize, palletFromWire } from '@mullion/packing-model';
import { z } from 'zod';
import { kilograms, wholeNumber } from '../../kits/forms/whole-number';

const LONGEST_MM = 20_000;

/** Sizes and limits of a pallet as typed; all are required. */
const sizesForm = z.object({
  length: wholeNumber(1, LONGEST_MM),
  width: wholeNumber(1, LONGEST_MM),
  pallet_height: wholeNumber(0, 1000),
  max_height: wholeNumber(1, LONGEST_MM),
  max_weight: kilograms(1, 100_000),
  spacing_between: wholeNumber(0, 1000),
  spacing_ends: wholeNumber(0, 1000),
  spacing_sides: wholeNumber(0, 1000),
  comment: z.string().max(2000),
});
type SizesInput = z.input<typeof sizesForm>;
export type Sizes = z.output<typeof sizesForm>;

/** The form filled with what the pallet has now. */
export const sizesOf = (pallet: PalletDetail): SizesInput => ({
  length: String(pallet.length),
  width: String(pallet.width),
  pallet_height: String(pallet.pallet_height),
  max_height: String(pallet.max_height),
  max_weight: String(pallet.max_weight),
  spacing_between: String(pallet.spacing_between),
  spacing_ends: String(pallet.spacing_ends),
  spacing_sides: String(pallet.spacing_sides),
  comment: pallet.comment ?? '',
});

/** Smallest length and width for what is on the pallet with these spacings, in millimetres (never smaller). */
export const leastSizes = (
  pallet: PalletDetail,
  spacings: Pick<Sizes, 'spacing_ends' | 'spacing_sides'>,
): { lengthMm: number; widthMm: number } => minimumSize(palletFromWire({ ...pallet, ...spacings }));

/** The form of one pallet: no length or width below what stands on it needs with the spacings typed. */
export const sizesFormFor = (pallet: PalletDetail, tooSmall: (neededMm: number) => string) =>
  sizesForm.superRefine((sizes, { addIssue }) => {
    const needed = leastSizes(pallet, sizes);
    if (sizes.length < needed.lengthMm)
      addIssue({ code: 'custom', path: ['length'], message: tooSmall(needed.lengthMm) });
    if (sizes.width < needed.widthMm) addIssue({ code: 'custom', path: ['width'], message: tooSmall(needed.widthMm) });
  });
