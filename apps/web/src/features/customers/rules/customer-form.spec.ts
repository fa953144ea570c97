import type { Customer } from '@mullion/contracts';
import { bodyOfCustomer, customerFormSchema, editOfCustomer, formOfCustomer, newCustomerOf } from './customer-form';

const errorsOf = (fields: object): string[] => {
  const parsed = customerFormSchema.safeParse({ ...formOfCustomer(null), name: 'UAB Langas', ...fields });
  return parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0]));
};

describe('CUS-02a the customer dialog', () => {
  it.each(['-1', '-0.1', '1.25', '100.1', '1e1', '', 'abc'])('refuses the discount %j', (default_discount) => {
    expect(errorsOf({ default_discount })).toEqual(['default_discount']);
  });

  it.each(['0', '0.1', '5,5', '5.5', ' 12,5 ', '100'])('takes the discount %j', (default_discount) => {
    expect(errorsOf({ default_discount })).toEqual([]);
  });

  it('wants a name, and an e-mail that looks like one or none', () => {
    expect(errorsOf({ name: ' ', email: 'nowhere' })).toEqual(['name', 'email']);
  });

  it('makes a new customer with its first address and contact, each whole or not at all', () => {
    expect(errorsOf({ street: 'Vyšnių g. 1' })).toEqual(['country', 'city']);
    expect(errorsOf({ contact_mobile: '+370' })).toEqual(['contact_name']);
    expect(errorsOf({ contact_name: 'Rūta' })).toEqual(['contact_email']);
    expect(errorsOf({ contact_name: 'Rūta', contact_mobile: '+370 612 34567' })).toEqual([]);
    expect(errorsOf({ contact_name: 'Rūta', contact_email: 'ruta' })).toEqual(['contact_email']);
    const form = customerFormSchema.parse({ ...formOfCustomer(null), name: 'UAB Langas' });
    expect(newCustomerOf(form)).not.toHaveProperty('address');
    expect(newCustomerOf(form)).not.toHaveProperty('contact');
    const typed = { country: 'LT', city: 'Kaunas', contact_name: 'Rūta', contact_email: 'ruta@langai.example.test' };
    expect(newCustomerOf({ ...form, ...typed })).toMatchObject({
      address: { country: 'LT', city: 'Kaunas', street: null, post_code: null },
      contact: { name: 'Rūta', email: 'ruta@langai.example.test', mobile: null, notify: true },
    });
  });

  it('makes a first contact of a phone number alone, who is not written to', () => {
    const form = customerFormSchema.parse({
      ...formOfCustomer(null),
      name: 'UAB Langas',
      contact_name: 'Rūta',
      contact_mobile: '+370 612 34567',
    });
    expect(newCustomerOf(form).contact).toEqual({ name: 'Rūta', email: null, mobile: '+370 612 34567', notify: false });
  });

  it('sends ids and numbers, null for what is empty, and the version it was read at', () => {
    const customer = {
      ...emptyCustomer,
      id: 7,
      main_address: { id: 3 },
      pref_packing_type: { id: 2 },
      version: 4,
    } as unknown as Customer;
    const form = { ...formOfCustomer(customer), code: ' 30 ', default_discount: '12,5' };
    expect(editOfCustomer(form, customer)).toMatchObject({
      name: 'A',
      code: '30',
      phone: null,
      main_address: 3,
      default_delivery_address: null,
      pref_packing_type: 2,
      default_discount: 12.5,
      version: 4,
    });
    expect(bodyOfCustomer(form)).not.toHaveProperty('main_address');
  });
});

const emptyCustomer = { name: 'A', code: null, phone: null, default_delivery_address: null, default_discount: 0 };
