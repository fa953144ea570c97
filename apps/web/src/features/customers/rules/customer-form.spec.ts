import type { Customer } from '@mullion/contracts';
import { bodyOfCustomer, customerFormSchema, editOfCustomer, formOfCustomer } from './customer-form';

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

  it('sends ids and numbers, null for what is empty, and the version it was read at', () => {
    const customer = { ...emptyCustomer, id: 7, main_address: { id: 3 }, pref_packing_type: { id: 2 }, version: 4 } as unknown as Customer;
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
