import { hasRight, type ImportError, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import { packingRefusals } from '../../products/product-rows.module';
import type { ImportOrder } from '../rules/group-orders';
import { newCustomers } from './import-customers';
import { type ImportPlan, planImport } from './plan-import';

/** What an import would write and what is against it. */
interface CheckedImport {
  readonly plan: ImportPlan;
  /** Products that packing allows to change or to be deleted. */
  readonly allowed: ReadonlySet<number>;
  readonly refused: readonly ImportError[];
  /** Names of customers that are not there yet. */
  readonly newCustomers: readonly string[];
}

/** Checks a file against what is stored and asks packing. @throws AppError `forbidden`, `order.foreign_customer`, `no_right_to_edit_order` */
export const checkImport = async (
  { database, rpc }: ServiceTools,
  context: RequestContext,
  fields: InputOf<typeof routes.importOrders>['body'],
  orders: readonly ImportOrder[],
): Promise<CheckedImport> => {
  const companyId = context.company_id;
  // a customer is chosen for a file by those who may see customers
  if (fields.customer_id !== undefined && !hasRight(context, 'CA_NEW')) throw new AppError('forbidden');
  if (fields.customer_id !== undefined || fields.delivery_address !== undefined)
    await customerFacts(database, companyId, {
      customer_id: fields.customer_id ?? null,
      contact_id: null,
      delivery_address_id: fields.delivery_address,
    });
  const plan = await planImport(database, companyId, orders, fields.on_known);
  if (plan.updated.length > 0 && !hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order');
  const asked = new Map(plan.updated.flatMap((known) => [...known.toAsk]));
  const refusals = await packingRefusals(rpc, context, [...asked.keys()]);
  const locked = [...refusals.keys()].flatMap((id) => {
    const at = asked.get(id);
    return at ? [{ row: at.row, column: 'position', code: 'import.product_locked', params: { value: at.position } }] : [];
  });
  const touched = [...plan.created, ...plan.updated.map(({ file }) => file)];
  const unknown = await newCustomers(database, companyId, touched);
  const forbidden = hasRight(context, 'CA_NEW') ? [] : unknown;
  return {
    plan,
    allowed: new Set(asked.keys()),
    refused: [...plan.errors, ...locked, ...forbidden],
    newCustomers: namesIn(unknown),
  };
};

const namesIn = (unknown: readonly ImportError[]): string[] => [
  ...new Set(unknown.flatMap(({ column, params }) => (column === 'customer' ? [String(params['value'])] : []))),
];
