import type { InputOf, RequestContext, routes } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import type { ImportOrder } from '../rules/group-orders';
import type { ChosenForFile, OrderCustomer } from '../rules/head-changes';
import type { NamedCustomer } from './import-customers';

type Fields = InputOf<typeof routes.importOrders>['body'];
export type ChosenOf = (order: ImportOrder) => ChosenForFile;

/** The customer that was chosen for a whole file; null: none. @throws AppError `order.foreign_customer` */
const chosenCustomer = async (source: Tx | Database, context: RequestContext, fields: Fields): Promise<OrderCustomer | null> => {
  if (fields.customer_id === undefined && fields.delivery_address === undefined) return null;
  const customer_id = fields.customer_id ?? null;
  const facts = await customerFacts(source, context.company_id, {
    customer_id,
    contact_id: null,
    delivery_address_id: fields.delivery_address,
  });
  return { customer_id, ...facts };
};

/** What each order takes: what its rows name, else what was chosen for the file. @throws AppError `order.foreign_customer` */
export const chosenForFile = async (
  source: Tx | Database,
  context: RequestContext,
  fields: Fields,
  named: NamedCustomer,
): Promise<ChosenOf> => {
  const chosen = await chosenCustomer(source, context, fields);
  return (order) => {
    const ofRows = named(order);
    return {
      customer: ofRows ?? chosen,
      namesAddress: ofRows === null ? fields.delivery_address !== undefined : order.address !== null,
      deliveryDate: fields.delivery_date,
    };
  };
};
