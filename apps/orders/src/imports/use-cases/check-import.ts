import { hasRight, type ImportError, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { mayChooseCustomer } from '../../core/orders/order.policy';
import { packingRefusals } from '../../core/products/packing-question';
import type { ImportOrder } from '../rules/group-orders';
import { changedHead, type HeadSet, refusedHead } from '../rules/head-changes';
import { chosenForFile } from './chosen-for-file';
import { namedCustomers, newCustomers } from './import-customers';
import { type ImportPlan, planImport } from './plan-import';

/** What an import would write and what is against it. */
interface CheckedImport {
  readonly plan: ImportPlan;
  /** Products that packing allows to change or to be deleted. */
  readonly allowed: ReadonlySet<number>;
  readonly refused: readonly ImportError[];
  /** What changes of known orders themselves, by id. */
  readonly heads: ReadonlyMap<number, HeadSet>;
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
  const chosenOf = await chosenForFile(database, context, fields, await namedCustomers(database, companyId, orders), orders);
  const plan = await planImport(database, context, orders, fields.on_known);
  if (plan.updated.length > 0 && !hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order');
  const asked = new Map(plan.updated.flatMap((known) => [...known.toAsk]));
  const refusals = await packingRefusals(rpc, context, [...asked.keys()]);
  const isRefused = ({ row, position }: { readonly row: number; readonly position: string }): boolean =>
    plan.errors.some((error) => error.row === row && error.params['value'] === position);
  const locked = [...refusals.keys()].flatMap((id) => {
    const at = asked.get(id);
    // a product on a pallet is refused already
    return at && !isRefused(at) ? [{ row: at.row, column: 'position', code: 'import.product_locked', params: { value: at.position } }] : [];
  });
  const mayChoose = mayChooseCustomer(context);
  const otherHeads = plan.updated.flatMap(({ file, stored }) => refusedHead(file, stored, chosenOf(file), mayChoose));
  const touched = [...plan.created, ...plan.updated.map(({ file }) => file)];
  const ownerOf = new Map(plan.updated.map(({ file, stored }) => [file.number, stored.customer_id]));
  const strangers = touched.flatMap((order) => {
    const { customer, contactOf } = chosenOf(order);
    if (contactOf === undefined || contactOf(customer?.customer_id ?? ownerOf.get(order.number) ?? null) !== null) return [];
    const row = order.rows.find(({ contact }) => contact !== null)?.row ?? order.firstRow;
    return [{ row, column: 'contact', code: 'import.no_such_contact', params: { value: order.contact ?? '' } }];
  });
  const unknown = await newCustomers(database, companyId, touched);
  const forbidden = hasRight(context, 'CA_NEW') ? [] : unknown;
  return {
    plan,
    allowed: new Set(asked.keys()),
    refused: [...plan.errors, ...otherHeads, ...locked, ...strangers, ...forbidden],
    heads: new Map(plan.updated.map(({ file, stored }) => [stored.id, changedHead(file, stored, chosenOf(file))])),
    newCustomers: namesIn(unknown),
  };
};

const namesIn = (unknown: readonly ImportError[]): string[] => [
  ...new Set(unknown.flatMap(({ column, params }) => (column === 'customer' ? [String(params['value'])] : []))),
];
