import { z } from 'zod';
import { addressId, contactId, customerId, packingTypeId } from '../kit/id.schema';
import { version } from '../kit/route';

export const contact = z.object({
  id: contactId,
  customer_id: customerId,
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  notify: z.boolean(),
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
});
export type Address = z.infer<typeof address>;

export const customer = z.object({
  id: customerId,
  name: z.string(),
  short_name: z.string().nullable(),
  code: z.string().nullable(),
  vat_number: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  ref: z.string().nullable(),
  main_address: address.nullable(),
  default_delivery_address: address.nullable(),
  pref_packing_type: z.object({ id: packingTypeId, description: z.string() }).nullable(),
  pricing: z.string().nullable(),
  default_discount: z.number().min(0),
  version,
});
export type Customer = z.infer<typeof customer>;

const text = z.string().trim().max(191).nullish();
export const customerFields = z.strictObject({
  name: z.string().trim().min(1).max(191),
  short_name: text,
  code: text,
  vat_number: text,
  email: text,
  phone: text,
  mobile: text,
  ref: text,
  pricing: text,
  default_discount: z.number().min(0).max(100).optional(),
});
export const contactFields = z.strictObject({
  customer_id: customerId,
  name: z.string().trim().min(1).max(191),
  email: z
    .string()
    .trim()
    .max(320)
    .regex(/^[^\s@]+@[^\s@]+$/),
  mobile: text,
  notify: z.boolean().default(false),
});
export const addressFields = z.strictObject({
  customer_id: customerId,
  country: z.string().trim().length(2),
  city: z.string().trim().min(1).max(191),
  street: text,
  post_code: text,
  phone: text,
  ref: text,
});
