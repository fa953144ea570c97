import {
  type InputOf,
  listContactsOf,
  listCustomersOfPackingType,
  listNotifyContacts,
  routes,
  searchCustomers,
} from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import {
  contactsOf,
  contactsToNotify,
  customerById,
  customersOfPackingType,
  pageOfCustomers,
} from './customers.queries';
import { foundCustomers } from './found-customers.queries';
import { createCustomer } from './use-cases/create-customer';
import { deleteCustomer } from './use-cases/delete-customer';
import { updateCustomer } from './use-cases/update-customer';

@Controller()
export class CustomersController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(routes.listCustomers)
  list({ query }: InputOf<typeof routes.listCustomers>, { context }: CallInfo) {
    return pageOfCustomers(this.tools.database, context.company_id, query);
  }

  @Handle(searchCustomers)
  search({ text }: InputOf<typeof searchCustomers>, { context }: CallInfo) {
    return foundCustomers(this.tools.database, context, text);
  }

  @Handle(routes.getCustomer)
  get({ params }: InputOf<typeof routes.getCustomer>, { context }: CallInfo) {
    return customerById(this.tools.database, context.company_id, params.id);
  }

  @Handle(routes.createCustomer)
  create({ body }: InputOf<typeof routes.createCustomer>, call: CallInfo) {
    return createCustomer(this.tools, call, body);
  }

  @Handle(routes.updateCustomer)
  update(input: InputOf<typeof routes.updateCustomer>, call: CallInfo) {
    return updateCustomer(this.tools, call, input);
  }

  @Handle(routes.deleteCustomer)
  remove({ params }: InputOf<typeof routes.deleteCustomer>, call: CallInfo) {
    return deleteCustomer(this.tools, call, params.id);
  }

  @Handle(listCustomersOfPackingType)
  ofPackingType({ packing_type_id: id }: InputOf<typeof listCustomersOfPackingType>, { context }: CallInfo) {
    return customersOfPackingType(this.tools.database, context.company_id, id);
  }

  @Handle(listContactsOf)
  contactsOf({ customer_ids: ids }: InputOf<typeof listContactsOf>, { context }: CallInfo) {
    return contactsOf(this.tools.database, context.company_id, ids);
  }

  @Handle(listNotifyContacts)
  notifyContacts(
    { order_ids: orderIds, product_ids: productIds }: InputOf<typeof listNotifyContacts>,
    { context }: CallInfo,
  ) {
    return contactsToNotify(this.tools.database, context.company_id, orderIds, productIds);
  }
}
