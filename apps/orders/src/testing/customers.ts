import { createAddress, createCustomer, type RequestContext } from '@mullion/contracts';
import { person, type TestService } from '@mullion/server-testing';

/** A person who works with customers. */
export const clerk = (over: Partial<RequestContext> = {}): RequestContext =>
  person({ type: 1, rights: ['CA_NEW', 'CA_EDIT', 'CA_DEL', 'OP_EDIT'], ...over });

let sequence = 0;

/** A customer by its fields, with a name of its own. */
export const newCustomer = (orders: TestService, fields: object = {}, as = clerk()) => {
  sequence += 1;
  return orders
    .api(createCustomer)
    .as(as)
    .ok({ body: { name: `UAB Langas ${sequence}`, ...fields } });
};

export const newAddress = (orders: TestService, customer: number) =>
  orders
    .api(createAddress)
    .as(clerk())
    .ok({ body: { customer_id: customer, country: 'LT', city: 'Kaunas' } });
