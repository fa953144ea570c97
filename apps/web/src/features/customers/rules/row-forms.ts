import { z } from 'zod';
import { contactFault, emailPattern, isCountryCode, type Address, type Contact } from '@mullion/contracts';

const text = z.string().trim().max(191);

/** The contact form as it is typed. */
export const contactFormSchema = z
  .object({
    name: text.min(1),
    email: z
      .string()
      .trim()
      .max(320)
      .refine((email) => email === '' || emailPattern.test(email), 'common:form.email'),
    mobile: text,
    notify: z.boolean(),
  })
  .superRefine((form, { addIssue }) => {
    const fault = contactFault(form);
    if (fault) addIssue({ code: 'custom', path: ['email'], message: `common:${fault}` });
  });
export type ContactForm = z.input<typeof contactFormSchema>;

export const formOfContact = (contact: Contact | null): ContactForm => ({
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  mobile: contact?.mobile ?? '',
  notify: contact?.notify ?? false,
});

/** The address form as it is typed; the country is a code of two letters. */
export const addressFormSchema = z.object({
  country: z.string().min(1, 'common:form.requiredField').refine(isCountryCode, 'common:form.country'),
  city: text.min(1),
  street: text,
  post_code: text,
  phone: text,
  ref: text,
});
export type AddressForm = z.input<typeof addressFormSchema>;

export const formOfAddress = (address: Address | null): AddressForm => ({
  country: address?.country ?? '',
  city: address?.city ?? '',
  street: address?.street ?? '',
  post_code: address?.post_code ?? '',
  phone: address?.phone ?? '',
  ref: address?.ref ?? '',
});

/** What an address is on the wire: an empty text is nothing. */
export const bodyOfAddress = (form: AddressForm, customerId: number) => ({
  customer_id: customerId,
  country: form.country,
  city: form.city,
  street: form.street || null,
  post_code: form.post_code || null,
  phone: form.phone || null,
  ref: form.ref || null,
});
