import { type InputOf, routes } from '@mullion/contracts';
import { type CallInfo, Handle, ServiceTools } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { addressesOf } from './customers.queries';
import { createAddress } from './use-cases/create-address';
import { createContact } from './use-cases/create-contact';
import { deleteAddress } from './use-cases/delete-address';
import { deleteContact } from './use-cases/delete-contact';
import { updateAddress } from './use-cases/update-address';
import { updateContact } from './use-cases/update-contact';

/** Contacts and addresses of customers. */
@Controller()
export class ContactsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(routes.createContact)
  createContact({ body }: InputOf<typeof routes.createContact>, call: CallInfo) {
    return createContact(this.tools, call, body);
  }

  @Handle(routes.updateContact)
  updateContact(input: InputOf<typeof routes.updateContact>, call: CallInfo) {
    return updateContact(this.tools, call, input);
  }

  @Handle(routes.deleteContact)
  deleteContact({ params }: InputOf<typeof routes.deleteContact>, call: CallInfo) {
    return deleteContact(this.tools, call, params.id);
  }

  @Handle(routes.listAddresses)
  addresses({ query }: InputOf<typeof routes.listAddresses>, { context }: CallInfo) {
    return addressesOf(this.tools.database, context.company_id, query.customer_id);
  }

  @Handle(routes.createAddress)
  createAddress({ body }: InputOf<typeof routes.createAddress>, call: CallInfo) {
    return createAddress(this.tools, call, body);
  }

  @Handle(routes.updateAddress)
  updateAddress(input: InputOf<typeof routes.updateAddress>, call: CallInfo) {
    return updateAddress(this.tools, call, input);
  }

  @Handle(routes.deleteAddress)
  deleteAddress({ params }: InputOf<typeof routes.deleteAddress>, call: CallInfo) {
    return deleteAddress(this.tools, call, params.id);
  }
}
