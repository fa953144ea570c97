import type { Language, Product, updateProduct } from '@mullion/contracts';
import { z } from 'zod';
import { kilograms, wholeNumber } from '../../../kits/forms/whole-number';

const LONGEST_MM = 100_000;
const size = wholeNumber(1, LONGEST_MM);

/** What decides where a product stands: none may be empty or negative. */
export const parametersForm = z.object({
  width: size,
  height: size,
  depth: size,
  weight: kilograms(0, 100_000),
  can_be_flipped: z.boolean(),
});
type ParametersInput = z.input<typeof parametersForm>;
type Parameters = z.output<typeof parametersForm>;

/** The parameters as their fields show them. */
export const formOfParameters = (product: Product | null, language: Language): ParametersInput => {
  const weight = product ? String(product.weight) : '';
  return {
    width: String(product?.width ?? ''),
    height: String(product?.height ?? ''),
    depth: String(product?.depth ?? ''),
    weight: language === 'lt' ? weight.replace('.', ',') : weight,
    can_be_flipped: product?.can_be_flipped ?? true,
  };
};

const parametersOf = ({ width, height, depth, weight, can_be_flipped }: Product): Parameters => ({
  width,
  height,
  depth,
  weight,
  can_be_flipped,
});

/** What an edit changed of them; null: nothing. */
export const parametersChange = (
  before: Product,
  after: Product,
): { readonly from: Parameters; readonly to: Parameters } | null => {
  const [from, to] = [parametersOf(before), parametersOf(after)];
  return JSON.stringify(from) === JSON.stringify(to) ? null : { from, to };
};

/** Square metres of a rectangle, to three decimals. */
const areaOf = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.round((width * height) / 1_000) / 1_000;

/** What is sent: the area follows the sizes where it was theirs; that of another shape stays as it was given. */
export const bodyOfParameters = (values: Parameters, before: Product): z.input<typeof updateProduct.body> => ({
  ...values,
  ...(before.area === areaOf(before) ? { area: areaOf(values) } : {}),
  version: before.version,
});
