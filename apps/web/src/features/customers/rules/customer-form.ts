import { z } from 'zod';
import { emailPattern, hasOneDecimal, type Customer, type customerEdit } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';

const text = z.string().trim().max(191);
/** From 0 to 100 percent in steps of 0.1. */
const isDiscount = (typed: string): boolean => {
  const percent = parseNumber(typed);
  return percent !== null && percent >= 0 && percent <= 100 && hasOneDecimal(percent);
};

/** The customer dialog's fields as they are typed; selects hold ids as text, '' is nothing. */
export const customerFormSchema = z.object({
  name: text.min(1),
  vat_number: text,
  mobile: text,
  phone: text,
  email: text.refine((email) => email === '' || emailPattern.test(email), 'common:form.email'),
  main_address: z.string(),
  default_delivery_address: z.string(),
  pref_packing_type: z.string(),
  code: text,
  pricing: text,
  default_discount: z.string().trim().refine(isDiscount, 'customers:form.discountRule'),
});
export type CustomerForm = z.input<typeof customerFormSchema>;

const idText = (row: { readonly id: number } | null | undefined): string => (row ? String(row.id) : '');

/** An existing customer in the dialog, or an empty one. */
export const formOfCustomer = (customer: Customer | null): CustomerForm => ({
  name: customer?.name ?? '',
  vat_number: customer?.vat_number ?? '',
  mobile: customer?.mobile ?? '',
  phone: customer?.phone ?? '',
  email: customer?.email ?? '',
  main_address: idText(customer?.main_address),
  default_delivery_address: idText(customer?.default_delivery_address),
  pref_packing_type: idText(customer?.pref_packing_type),
  code: customer?.code ?? '',
  pricing: customer?.pricing ?? '',
  default_discount: String(customer?.default_discount ?? 0),
});

const orNull = (typed: string): string | null => typed.trim() || null;
const idOrNull = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** The fields that a new and an existing customer share on the wire. */
export const bodyOfCustomer = (form: CustomerForm) => ({
  name: form.name.trim(),
  vat_number: orNull(form.vat_number),
  mobile: orNull(form.mobile),
  phone: orNull(form.phone),
  email: orNull(form.email),
  pref_packing_type: idOrNull(form.pref_packing_type),
  code: orNull(form.code),
  pricing: orNull(form.pricing),
  default_discount: parseNumber(form.default_discount) ?? 0,
});

/** The same with what only an existing customer has. */
export const editOfCustomer = (form: CustomerForm, before: Customer): z.input<typeof customerEdit> => ({
  ...bodyOfCustomer(form),
  main_address: idOrNull(form.main_address),
  default_delivery_address: idOrNull(form.default_delivery_address),
  version: before.version,
});
