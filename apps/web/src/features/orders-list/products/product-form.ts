import { z } from 'zod';
import {
  MAX_AREA_M2,
  mostAlike,
  productStatus,
  type createProduct,
  type Language,
  type Product,
  type updateProduct,
} from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';
import { kilograms, wholeNumber } from '../../../kits/forms/whole-number';

const LONGEST_MM = 100_000;
const size = wholeNumber(1, LONGEST_MM);
const text = (max: number) => z.string().trim().max(max);
/** Square metres as typed, stored to three decimals. */
const squareMetres = z
  .string()
  .trim()
  .min(1)
  .transform((text, context) => {
    const value = parseNumber(text);
    if (value !== null) return Math.round(value * 1_000) / 1_000;
    context.addIssue({ code: 'custom', message: 'common:form.number', input: text });
    return z.NEVER;
  })
  .pipe(z.number().min(0).max(MAX_AREA_M2));

/** A new product; weight takes one decimal. */
export const newProductForm = z.object({
  position: text(64).min(1),
  category: z.enum(['0', '1', '2']),
  type: text(191),
  width: size,
  height: size,
  depth: size,
  weight: kilograms(0, 100_000),
  area: squareMetres,
  can_be_flipped: z.boolean(),
  part_of: text(64),
  comment: text(2000),
  barcode: text(64),
  status: z.string(),
  quantity: wholeNumber(1, mostAlike),
});
/** Editing asks for barcode and status too. */
export const productForm = newProductForm.extend({ barcode: text(64).min(1), status: z.string().min(1) });
export type ProductFormInput = z.input<typeof productForm>;
export type ProductFormOutput = z.output<typeof productForm>;

/** A number as a field shows it. */
const typed = (value: number, language: Language): string =>
  language === 'lt' ? String(value).replace('.', ',') : String(value);

/** An existing product in the dialog, or an empty one. */
export const formOfProduct = (product: Product | null, language: Language): ProductFormInput => ({
  position: product?.position ?? '',
  category: `${product?.category ?? 1}`,
  type: product?.type ?? '',
  width: product ? String(product.width) : '',
  height: product ? String(product.height) : '',
  depth: product ? String(product.depth) : '',
  weight: product ? typed(product.weight, language) : '',
  area: product ? typed(product.area, language) : '',
  can_be_flipped: product?.can_be_flipped ?? true,
  part_of: product?.part_of ?? '',
  comment: product?.comment ?? '',
  barcode: product?.barcode ?? '',
  status: String(product?.status ?? 0),
  quantity: '1',
});

/** A new product with everything of another. */
export const formOfCopy = (product: Product, language: Language): ProductFormInput => ({
  ...formOfProduct(product, language),
  ...{ barcode: '', status: '0' },
});

/** As many of one kind as its position has, at most as one call makes. */
export const alikeOf = (product: Product, products: readonly Product[]): number => {
  const kindOf = (one: Product): string =>
    JSON.stringify([one.position, one.category, one.type, one.width, one.height, one.depth, one.weight]);
  const isMade = (one: Product): boolean => (one.remade_by ?? null) === null && one.status !== productStatus.cancelled;
  return Math.min(mostAlike, products.filter((one) => isMade(one) && kindOf(one) === kindOf(product)).length);
};

/** The next new product after one that was made: what the products of an order have in common stays. */
export const formOfNext = (
  { category, type, depth, can_be_flipped, part_of }: ProductFormInput,
  language: Language,
): ProductFormInput => ({
  ...formOfProduct(null, language),
  ...{ category, type, depth, can_be_flipped, part_of },
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Fields of POST and PUT products. */
const fieldsOf = (form: ProductFormOutput) => ({
  position: form.position,
  category: Number(form.category) as Product['category'],
  type: orNull(form.type),
  width: form.width,
  height: form.height,
  depth: form.depth,
  weight: form.weight,
  area: form.area,
  can_be_flipped: form.can_be_flipped,
  part_of: orNull(form.part_of),
  comment: orNull(form.comment),
});

/** @param copied the product it is a copy of, whose fittings and picture it gets */
export const bodyOfNew = (
  form: ProductFormOutput,
  orderId: number,
  copied: Pick<Product, 'id'> | null = null,
): z.input<typeof createProduct.body> => ({
  ...fieldsOf(form),
  order_id: orderId,
  ...(form.quantity === 1 ? {} : { quantity: form.quantity }),
  ...(copied === null ? {} : { copy_of: copied.id }),
});

/** The status goes along only when it was changed: it has rights of its own. */
export const bodyOfEdit = (form: ProductFormOutput, before: Product): z.input<typeof updateProduct.body> => ({
  ...fieldsOf(form),
  barcode: form.barcode,
  ...(Number(form.status) === before.status ? {} : { status: Number(form.status) }),
  version: before.version,
});

/**
 * The area of a rectangle of these sizes in m², as recalculation makes it (apps/orders/README.md); '' while a size is
 * missing or none.
 */
export const areaOfSizes = (widthMm: string, heightMm: string, language: Language): string => {
  const [width, height] = [parseNumber(widthMm), parseNumber(heightMm)];
  return width === null || height === null || width < 1 || height < 1
    ? ''
    : typed(Math.round((width * height) / 1_000) / 1_000, language);
};

/**
 * What is typed for the estimate of the order. Null until sizes and weight are there, and while one of them is no
 * number.
 */
export const productToEstimate = (form: ProductFormInput, product: Product | null) => {
  const [width, height, depth, weight, quantity] = (['width', 'height', 'depth', 'weight', 'quantity'] as const).map(
    (name) => parseNumber(form[name]),
  );
  const isKnown = (value: number | null | undefined, least: number): value is number =>
    value !== null && value !== undefined && value >= least && value <= LONGEST_MM;
  if (!isKnown(width, 1) || !isKnown(height, 1) || !isKnown(depth, 1) || !isKnown(weight, 0) || !isKnown(quantity, 1))
    return null;
  if (![width, height, depth, quantity].every(Number.isInteger) || quantity > mostAlike) return null;
  return {
    id: product?.id ?? null,
    position: form.position.trim().slice(0, 64),
    category: Number(form.category) as Product['category'],
    ...{ width, height, depth, weight, quantity },
    can_be_flipped: form.can_be_flipped,
    part_of: orNull(form.part_of.trim().slice(0, 64)),
  };
};
