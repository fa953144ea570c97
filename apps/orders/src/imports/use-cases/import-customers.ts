import type { ImportError, RequestContext } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import {
  addressLine,
  auditCustomer,
  CustomerRepository,
  type NewAddress,
  parseAddress,
  recordCustomer,
  type StoredAddress,
  type StoredCustomer,
  toAddress,
  toCustomer,
} from '../../customers/customers.module';
import type { ImportOrder } from '../rules/group-orders';
import type { OrderCustomer } from '../rules/head-changes';

const key = (text: string): string => text.toLowerCase();

type Named = Pick<ImportOrder, 'customer' | 'address'>;
/** What an order takes over from the customer and address that its rows name; null: they name none. */
export type NamedCustomer = (order: Named) => OrderCustomer | null;

const namesOf = (orders: readonly Named[]): string[] => [
  ...new Map(
    orders.flatMap(({ customer }) => (customer === null ? [] : [[key(customer), customer] as const])),
  ).values(),
];

/** The customers and addresses that a file names, as they are; one that is not there yet has no id. */
export const namedCustomers = async (
  source: Tx | Database,
  companyId: number,
  orders: readonly Named[],
): Promise<NamedCustomer> => {
  const repository = new CustomerRepository(source, companyId);
  const customers = new Map(
    (await repository.byNames(namesOf(orders))).map((customer) => [key(customer.name), customer]),
  );
  return resolver(customers, await addressesByLine(repository, [...customers.values()]));
};

/** Makes those of them that are not there yet; gives also the names of new customers. */
export const importCustomers = async (
  tx: Tx,
  context: RequestContext,
  orders: readonly Named[],
): Promise<{ readonly of: NamedCustomer; readonly made: readonly string[] }> => {
  const repository = new CustomerRepository(tx, context.company_id);
  const named = namesOf(orders);
  const customers = new Map((await repository.byNames(named)).map((customer) => [key(customer.name), customer]));
  const made = await repository.createMany(named.filter((name) => !customers.has(key(name))));
  for (const customer of made) {
    customers.set(key(customer.name), customer);
    await recordCustomer(tx, customer);
    await auditCustomer(tx, context, 'customers', { before: null, after: toCustomer(customer, new Map()) });
  }
  const addresses = await addressesByLine(repository, [...customers.values()]);
  const missing = new Map<string, NewAddress>();
  for (const { customer, address } of orders) {
    const owner = customer === null ? undefined : customers.get(key(customer));
    if (!owner || address === null) continue;
    const parts = parseAddress(address);
    const place = addressKey(owner.id, addressLine(parts));
    if (!addresses.has(place) && !missing.has(place)) missing.set(place, { customer_id: owner.id, ...parts });
  }
  const added = await repository.addAddresses([...missing.values()]);
  for (const [at, place] of [...missing.keys()].entries()) {
    const address = added[at] as StoredAddress;
    addresses.set(place, address);
    await auditCustomer(tx, context, 'addresses', { before: null, after: toAddress(address) });
  }
  return { of: resolver(customers, addresses), made: made.map(({ name }) => name) };
};

const resolver =
  (customers: ReadonlyMap<string, StoredCustomer>, addresses: ReadonlyMap<string, StoredAddress>): NamedCustomer =>
  ({ customer, address }) => {
    if (customer === null) return null;
    const owner = customers.get(key(customer));
    const line = address === null ? null : addressLine(parseAddress(address));
    if (!owner) return { customer_id: null, customer_name: customer, delivery_address_id: null, address_line: line };
    const found = line === null ? defaultAddress(addresses, owner) : addresses.get(addressKey(owner.id, line));
    return {
      customer_id: owner.id,
      customer_name: owner.name,
      delivery_address_id: found?.id ?? null,
      address_line: found ? addressLine(found) : line,
    };
  };

/** What an import would have to make: for those who may not (CA_NEW), by the row that names it first. */
export const newCustomers = async (
  source: Tx | Database,
  companyId: number,
  orders: readonly (Named & Pick<ImportOrder, 'firstRow'>)[],
): Promise<ImportError[]> => {
  const repository = new CustomerRepository(source, companyId);
  const names = orders.flatMap(({ customer }) => customer ?? []);
  const customers = new Map((await repository.byNames(names)).map((customer) => [key(customer.name), customer]));
  const addresses = await addressesByLine(repository, [...customers.values()]);
  return orders.flatMap(({ customer, address, firstRow: row }) => {
    if (customer === null) return [];
    const owner = customers.get(key(customer));
    if (!owner) return [{ row, column: 'customer', code: 'import.new_customer', params: { value: customer } }];
    const isKnown = address === null || addresses.has(addressKey(owner.id, addressLine(parseAddress(address))));
    return isKnown ? [] : [{ row, column: 'address', code: 'import.new_address', params: { value: address } }];
  });
};

const addressKey = (customerId: number, line: string): string => `${customerId} ${key(line)}`;

const addressesByLine = async (
  repository: CustomerRepository,
  customers: readonly StoredCustomer[],
): Promise<Map<string, StoredAddress>> => {
  const found = await repository.addressesOf(customers.map((customer) => customer.id));
  return new Map(found.toReversed().map((address) => [addressKey(address.customer_id, addressLine(address)), address]));
};

const defaultAddress = (
  addresses: ReadonlyMap<string, StoredAddress>,
  customer: StoredCustomer,
): StoredAddress | undefined =>
  customer.default_delivery_address_id === null
    ? undefined
    : [...addresses.values()].find((address) => address.id === customer.default_delivery_address_id);
