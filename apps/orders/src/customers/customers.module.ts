import { Module } from '@nestjs/common';
import { ContactsController } from './contacts.controller';
import { CustomersController } from './customers.controller';

// What other slices may write with: an import creates customers.
export { CustomerRepository, type NewAddress } from './customer.repository';
export { recordCustomer } from './record-customer';
export { auditCustomer } from './audit-customer';
export { toAddress, toCustomer } from './customer.mapper';
export { addressLine, parseAddress } from './rules/address-line';
export type { StoredAddress, StoredCustomer } from './customer';

@Module({ controllers: [CustomersController, ContactsController] })
export class CustomersModule {}
