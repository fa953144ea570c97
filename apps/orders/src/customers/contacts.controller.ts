import {
  createAddress,
  createContact,
  deleteAddress,
  deleteContact,
  type InputOf,
  listAddresses,
  updateAddress,
  updateContact,
} from '@mullion/contracts';
import { type CallInfo, Database, Handle } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { CustomersQueries } from './customers.queries';
import { addAddress, editAddress, removeAddress } from './use-cases/write-address';
import { addContact, editContact, removeContact } from './use-cases/write-contact';

/** Contacts and addresses of customers. */
@Controller()
export class ContactsController {
  constructor(private readonly database: Database) {}

  @Handle(createContact)
  addContact({ body }: InputOf<typeof createContact>, call: CallInfo) {
    return this.database.transaction(call, (tx) => addContact(tx, call.context, body));
  }

  @Handle(updateContact)
  editContact({ params, body }: InputOf<typeof updateContact>, call: CallInfo) {
    return this.database.transaction(call, (tx) => editContact(tx, call.context, params.id, body));
  }

  @Handle(deleteContact)
  removeContact({ params }: InputOf<typeof deleteContact>, call: CallInfo) {
    return this.database.transaction(call, (tx) => removeContact(tx, call.context, params.id));
  }

  @Handle(listAddresses)
  addresses({ query }: InputOf<typeof listAddresses>, call: CallInfo) {
    return new CustomersQueries(this.database, call.context.company_id).addressesOf(query.customer_id);
  }

  @Handle(createAddress)
  addAddress({ body }: InputOf<typeof createAddress>, call: CallInfo) {
    return this.database.transaction(call, (tx) => addAddress(tx, call.context, body));
  }

  @Handle(updateAddress)
  editAddress({ params, body }: InputOf<typeof updateAddress>, call: CallInfo) {
    return this.database.transaction(call, (tx) => editAddress(tx, call.context, params.id, body));
  }

  @Handle(deleteAddress)
  removeAddress({ params }: InputOf<typeof deleteAddress>, call: CallInfo) {
    return this.database.transaction(call, (tx) => removeAddress(tx, call.context, params.id));
  }
}
