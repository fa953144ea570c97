import {
  createAddress,
  createContact,
  createCustomer,
  getCustomer,
  type InputOf,
  listCustomers,
  listNotifyContacts,
} from '@mullion/contracts';
import { type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { toAddress, toContact, toCustomer } from './customer.mapper';
import { CustomerRepository } from './customer.repository';
import { CustomersQueries } from './customers.queries';
import { recordCustomer } from './record-customer';

@Controller()
export class CustomersController {
  constructor(private readonly database: Database) {}

  @Handle(listCustomers)
  list({ query }: InputOf<typeof listCustomers>, call: CallInfo) {
    return new CustomersQueries(this.database, call.context.company_id).list(query);
  }

  @Handle(getCustomer)
  get({ params }: InputOf<typeof getCustomer>, call: CallInfo) {
    return new CustomersQueries(this.database, call.context.company_id).whole(params.id);
  }

  @Handle(createCustomer)
  create({ body }: InputOf<typeof createCustomer>, call: CallInfo) {
    const companyId = call.context.company_id;
    return this.database.transaction(call, async (tx) => {
      const { email, ...rest } = body;
      const row = await new CustomerRepository(tx, companyId).create({ ...rest, email: email ?? null });
      const customer = toCustomer(row, new Map());
      await recordCustomer(tx, row);
      return customer;
    });
  }

  @Handle(createContact)
  addContact({ body }: InputOf<typeof createContact>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      const customers = new CustomerRepository(tx, call.context.company_id);
      await customers.lock(body.customer_id);
      return toContact(await customers.addContact({ ...body, mobile: body.mobile ?? null }));
    });
  }

  @Handle(createAddress)
  addAddress({ body }: InputOf<typeof createAddress>, call: CallInfo) {
    return this.database.transaction(call, async (tx) => {
      const customers = new CustomerRepository(tx, call.context.company_id);
      await customers.lock(body.customer_id);
      return toAddress(await customers.addAddress(body));
    });
  }

  @Handle(listNotifyContacts)
  notifyContacts({ order_ids }: InputOf<typeof listNotifyContacts>, call: CallInfo) {
    return new CustomersQueries(this.database, call.context.company_id).toNotify(order_ids);
  }
}
