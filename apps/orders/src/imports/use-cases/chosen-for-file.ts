import type { InputOf, RequestContext, routes } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { CustomerRepository } from '../../customers/customers.module';
import { customerFacts } from '../../customers/customers.queries';
import type { ImportOrder } from '../rules/group-orders';
import type { ChosenForFile, OrderCustomer } from '../rules/head-changes';
import type { NamedCustomer } from './import-customers';

type Fields = InputOf<typeof routes.importOrders>['body'];
export type ChosenOf = (order: ImportOrder) => ChosenForFile;

/** The customer that was chosen for a whole file; null: none. @throws AppError `order.foreign_customer` */
const chosenCustomer = async (
  source: Tx | Database,
  context: RequestContext,
  fields: Fields,
): Promise<OrderCustomer | null> => {
  if (fields.customer_id === undefined && fields.delivery_address === undefined) return null;
  const customer_id = fields.customer_id ?? null;
  const facts = await customerFacts(source, context.company_id, {
    customer_id,
    contact_id: null,
    delivery_address_id: fields.delivery_address,
  });
  return { customer_id, ...facts };
};

/** The contacts that rows name, by name or e-mail address, each of the customer of its order. */
const namedContacts = async (source: Tx | Database, context: RequestContext, orders: readonly ImportOrder[]) => {
  const names = orders.flatMap(({ contact }) => contact ?? []);
  const found =
    names.length === 0 ? [] : await new CustomerRepository(source, context.company_id).contactsCalled(names);
  return ({ contact: name }: ImportOrder): ChosenForFile['contactOf'] => {
    if (name === null) return undefined;
    const called = found.filter((contact) =>
      [contact.name, contact.email].some((text) => text?.toLowerCase() === name.toLowerCase()),
    );
    return (customerId) => called.find(({ customer_id }) => customer_id === customerId)?.id ?? null;
  };
};

/**
 * What each order takes: what its rows name, else what was chosen for the file.
 * @throws AppError `order.foreign_customer`
 */
export const chosenForFile = async (
  source: Tx | Database,
  context: RequestContext,
  fields: Fields,
  named: NamedCustomer,
  orders: readonly ImportOrder[],
): Promise<ChosenOf> => {
  const chosen = await chosenCustomer(source, context, fields);
  const contactOf = await namedContacts(source, context, orders);
  return (order) => {
    const ofRows = named(order);
    return {
      customer: ofRows ?? chosen,
      namesAddress: ofRows === null ? fields.delivery_address !== undefined : order.address !== null,
      deliveryDate: fields.delivery_date,
      contactOf: contactOf(order),
    };
  };
};
