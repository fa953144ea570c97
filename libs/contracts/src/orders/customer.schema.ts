import { z } from 'zod';
import { isCountryCode } from '../kit/country-codes';
import { optionalEmail } from '../kit/email.schema';
import { addressId, contactId, customerId, packingTypeId } from '../kit/id.schema';
import { version } from '../kit/route';
import { line } from '../kit/text.schema';

export const contact = z.object({
  id: contactId,
  customer_id: customerId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  notify: z.boolean(),
  version,
});
export type Contact = z.infer<typeof contact>;

export const address = z.object({
  id: addressId,
  customer_id: customerId,
  country: z.string().max(2),
  post_code: z.string().nullable(),
  city: z.string(),
  street: z.string().nullable(),
  ref: z.string().nullable(),
  phone: z.string().nullable(),
  version,
});
export type Address = z.infer<typeof address>;

/** The post code under both of its names. */
const addressOfCustomer = address.extend({ zip_code: z.string().nullable() });

export const customer = z.object({
  id: customerId,
  type: z.string().nullable(),
  name: z.string(),
  short_name: z.string().nullable(),
  code: z.string().nullable(),
  vat_number: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  ref: z.string().nullable(),
  main_address: addressOfCustomer.nullable(),
  default_delivery_address: addressOfCustomer.nullable(),
  pref_packing_type: z.object({ id: packingTypeId, description: z.string() }).nullable(),
  pricing: z.string().nullable(),
  default_discount: z.number().min(0),
  version,
});
export type Customer = z.infer<typeof customer>;

const text = line(191).nullish();
const name = line(191).min(1);
const country = z.string().trim().max(2).refine(isCountryCode, 'form.country');

export const customerFields = z.strictObject({
  name,
  type: text,
  short_name: text,
  code: text,
  vat_number: text,
  email: optionalEmail,
  phone: text,
  mobile: text,
  ref: text,
  pricing: text,
  /** Percent, in steps of 0.1. */
  default_discount: z.number().min(0).max(100).multipleOf(0.1).optional(),
  pref_packing_type: packingTypeId.nullish(),
});
export const customerEdit = customerFields.extend({
  name: name.optional(),
  main_address: addressId.nullish(),
  default_delivery_address: addressId.nullish(),
  version: version.optional(),
});

interface Reached {
  readonly email?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly notify: boolean;
}
/**
 * What is wrong with a contact's e-mail address, if anything: who is written to needs one, everybody else one or a
 * number.
 */
export const contactFault = ({
  email,
  mobile,
  notify,
}: Reached): 'form.emailToNotify' | 'form.emailOrMobile' | null => {
  if (email) return null;
  if (notify) return 'form.emailToNotify';
  return mobile ? null : 'form.emailOrMobile';
};
const refuseFault = (contact: Reached, { addIssue }: z.RefinementCtx): void => {
  const message = contactFault(contact);
  if (message) addIssue({ code: 'custom', path: ['email'], message });
};
const contactParts = { name, email: optionalEmail, mobile: text, notify: z.boolean().default(false) };
export const contactFields = z.strictObject({ customer_id: customerId, ...contactParts }).superRefine(refuseFault);
export const contactEdit = z.strictObject({
  /** Whose it is; a contact does not change customers. */
  customer_id: customerId.optional(),
  name: name.optional(),
  email: optionalEmail,
  mobile: text,
  notify: z.boolean().optional(),
  version: version.optional(),
});

const placeParts = { street: text, post_code: text, phone: text, ref: text };
export const addressFields = z.strictObject({ customer_id: customerId, country, city: name, ...placeParts });
/** A new customer with its first address, which becomes its main and delivery address, and its first contact. */
export const newCustomerFields = customerFields.extend({
  address: addressFields.omit({ customer_id: true }).optional(),
  contact: z.strictObject(contactParts).superRefine(refuseFault).optional(),
});
export const addressEdit = z.strictObject({
  customer_id: customerId.optional(),
  country: country.optional(),
  city: name.optional(),
  ...placeParts,
  version: version.optional(),
});
