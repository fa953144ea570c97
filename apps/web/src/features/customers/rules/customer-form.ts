import { z } from 'zod';
import {
  contactFault,
  emailPattern,
  hasOneDecimal,
  type createCustomer,
  type Customer,
  type customerEdit,
} from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';

const text = z.string().trim().max(191);
/** From 0 to 100 percent in steps of 0.1. */
const isDiscount = (typed: string): boolean => {
  const percent = parseNumber(typed);
  return percent !== null && percent >= 0 && percent <= 100 && hasOneDecimal(percent);
};

/** '' is nothing. */
const orNull = (typed: string): string | null => typed.trim() || null;

/** Its first address and contact, asked for with a new customer only; '' is none. */
const firstRows = {
  country: text,
  city: text,
  street: text,
  post_code: text,
  contact_name: text,
  contact_email: z
    .string()
    .trim()
    .max(320)
    .refine((email) => email === '' || emailPattern.test(email), 'common:form.email'),
  contact_mobile: text,
  contact_notify: z.boolean(),
};
type FirstRows = z.infer<z.ZodObject<typeof firstRows>>;
const hasAddress = (form: FirstRows): boolean =>
  [form.country, form.city, form.street, form.post_code].some((typed) => typed !== '');
const hasContact = (form: FirstRows): boolean =>
  [form.contact_name, form.contact_email, form.contact_mobile].some((typed) => typed !== '');
/** Who has no e-mail address cannot be written to. */
const contactOf = ({ contact_name: name, contact_email, contact_mobile, contact_notify }: FirstRows) => {
  const email = orNull(contact_email);
  return { name, email, mobile: orNull(contact_mobile), notify: contact_notify && email !== null };
};
/** What an address or a contact that somebody has begun to type cannot be without. */
const missingOfFirstRows = (form: FirstRows): readonly (keyof FirstRows)[] =>
  [
    ...(hasAddress(form) ? (['country', 'city'] as const) : []),
    ...(hasContact(form) ? (['contact_name'] as const) : []),
  ].filter((name) => form[name] === '');

/** The customer dialog's fields as they are typed; selects hold ids as text, '' is nothing. */
export const customerFormSchema = z
  .object({
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
    ...firstRows,
  })
  .superRefine((form, { addIssue }) => {
    for (const name of missingOfFirstRows(form))
      addIssue({ code: 'custom', path: [name], message: 'common:form.requiredField' });
    const fault = hasContact(form) ? contactFault(contactOf(form)) : null;
    if (fault) addIssue({ code: 'custom', path: ['contact_email'], message: `common:${fault}` });
  });
export type CustomerForm = z.input<typeof customerFormSchema>;
type CustomerValues = z.output<typeof customerFormSchema>;

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
  ...{ country: '', city: '', street: '', post_code: '' },
  ...{ contact_name: '', contact_email: '', contact_mobile: '', contact_notify: true },
});

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

/** The same with the first address and contact of a new customer. */
export const newCustomerOf = (form: CustomerValues): z.input<typeof createCustomer.body> => ({
  ...bodyOfCustomer(form),
  ...(hasAddress(form) && {
    address: { country: form.country, city: form.city, street: orNull(form.street), post_code: orNull(form.post_code) },
  }),
  ...(hasContact(form) && { contact: contactOf(form) }),
});

/** The same with what only an existing customer has. */
export const editOfCustomer = (form: CustomerForm, before: Customer): z.input<typeof customerEdit> => ({
  ...bodyOfCustomer(form),
  main_address: idOrNull(form.main_address),
  default_delivery_address: idOrNull(form.default_delivery_address),
  version: before.version,
});
