import { hasRight, type ImportError, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { mayChooseCustomer } from '../../core/orders/order.policy';
import { readDone } from '../../core/changes/read-done';
import { type ImportOrder, orderKey } from '../rules/group-orders';
import { changedHead, type HeadSet, refusedHead } from '../rules/head-changes';
import { chosenForFile } from './chosen-for-file';
import { namedCustomers, newCustomers } from './import-customers';
import { type DoneByProduct, type JudgedOrder, judgePlan } from './judge-plan';
import { type ImportPlan, planImport } from './plan-import';

/** What an import would write and what is against it. */
interface CheckedImport {
  readonly plan: ImportPlan;
  readonly judged: readonly JudgedOrder[];
  /** What production and packing have done with the products that would change or go. */
  readonly done: DoneByProduct;
  readonly refused: readonly ImportError[];
  /** What changes of known orders themselves, by id. */
  readonly heads: ReadonlyMap<number, HeadSet>;
  /** Names of customers that are not there yet. */
  readonly newCustomers: readonly string[];
}

/**
 * Checks a file against what is stored and what production and packing have done.
 * @throws AppError `forbidden`, `order.foreign_customer`, `no_right_to_edit_order`
 */
export const checkImport = async (
  { database, rpc }: ServiceTools,
  context: RequestContext,
  fields: InputOf<typeof routes.importOrders>['body'],
  orders: readonly ImportOrder[],
): Promise<CheckedImport> => {
  const companyId = context.company_id;
  // a customer is chosen for a file by those who may see customers
  if (fields.customer_id !== undefined && !hasRight(context, 'CA_NEW')) throw new AppError('forbidden');
  const chosenOf = await chosenForFile(
    database,
    context,
    fields,
    await namedCustomers(database, companyId, orders),
    orders,
  );
  const plan = await planImport(database, context, orders, fields.on_known);
  const heads = new Map(
    plan.updated.map(({ file, stored }) => [stored.id, changedHead(file, stored, chosenOf(file))] as const),
  );
  // rows that are added change no more than products, unless they say something of their order
  const editsOrders = fields.on_known === 'add' ? [...heads.values()].some(saysMore) : plan.updated.length > 0;
  if (editsOrders && !hasRight(context, 'OP_EDIT')) throw new AppError('no_right_to_edit_order');
  const ids = plan.updated.flatMap(({ asked }) => asked.map(({ product }) => product.id));
  const doneOf = ids.length === 0 ? null : await readDone(rpc, context, ids);
  const done: DoneByProduct = new Map(doneOf ? ids.map((id) => [id, doneOf(id)]) : []);
  const judged = judgePlan(plan, done, context, fields.decisions ?? []);
  const mayChoose = mayChooseCustomer(context);
  const otherHeads = plan.updated.flatMap(({ file, stored }) => refusedHead(file, stored, chosenOf(file), mayChoose));
  const touched = [...plan.created, ...plan.updated.map(({ file }) => file)];
  const ownerOf = new Map(plan.updated.map(({ file, stored }) => [file.number, stored.customer_id]));
  const strangers = touched.flatMap((order) => {
    const { customer, contactOf } = chosenOf(order);
    if (contactOf === undefined || contactOf(customer?.customer_id ?? ownerOf.get(order.number) ?? null) !== null)
      return [];
    const row = order.rows.find(({ contact }) => contact !== null)?.row ?? order.firstRow;
    return [{ row, column: 'contact', code: 'import.no_such_contact', params: { value: order.contact ?? '' } }];
  });
  const unknown = await newCustomers(database, companyId, touched);
  const forbidden = hasRight(context, 'CA_NEW') ? [] : unknown;
  return {
    ...{ plan, judged, done },
    refused: [
      ...plan.errors,
      ...ofOtherOrders(fields, orders),
      ...otherHeads,
      ...judged.flatMap(({ refused }) => refused),
      ...strangers,
      ...forbidden,
    ],
    heads,
    newCustomers: namesIn(unknown),
  };
};

const namesIn = (unknown: readonly ImportError[]): string[] => [
  ...new Set(unknown.flatMap(({ column, params }) => (column === 'customer' ? [String(params['value'])] : []))),
];

const saysMore = (head: HeadSet): boolean => Object.keys(head).length > 0;

/** Rows that are added to the order that was named belong to no other. */
const ofOtherOrders = (
  { on_known: onKnown, order: named }: InputOf<typeof routes.importOrders>['body'],
  orders: readonly ImportOrder[],
): ImportError[] =>
  onKnown !== 'add' || named === undefined
    ? []
    : orders
        .filter(({ number }) => orderKey(number) !== orderKey(named))
        .map(({ number: value, firstRow: row }) => ({
          ...{ row, column: 'order', code: 'import.other_order' },
          params: { value, order: named },
        }));
