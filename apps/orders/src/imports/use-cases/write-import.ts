import { hasRight, type ImportResult, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, type Sagas, type Tx } from '@mullion/server-kit';
import type { BegunSaga } from '../../core/await-sagas';
import { auditOrder } from '../../core/orders/audit-order';
import { mayChooseCustomer } from '../../core/orders/order.policy';
import { OrderRepository } from '../../core/orders/order.repository';
import { recordOrders } from '../../core/orders/record-order';
import { barcodeGiver, barcodePrefix } from '../../core/rules/barcode';
import { fittingsHash } from '../../core/products/fittings-hash';
import { ProductRepository } from '../../core/products/product.repository';
import { storeFittings } from '../../core/products/store-fittings';
import { productsOfRow } from '../rules/diff-order';
import type { ImportOrder } from '../rules/group-orders';
import { type ChosenForFile, columnsOfFile, refusedHead } from '../rules/head-changes';
import { chosenForFile, type ChosenOf } from './chosen-for-file';
import { createdOrder, questionsSeen, skippedOrder, sumsOf } from './import-answers';
import { importCustomers, newCustomers } from './import-customers';
import { insertProducts } from './insert-products';
import { type DoneByProduct, judgePlan } from './judge-plan';
import { type ImportPlan, planImport } from './plan-import';
import { mappingOfReading } from '../rules/reading-of';
import type { ReadFile } from './read-file';
import { keepMapping } from './save-mapping';
import { updateKnownOrders } from './update-known-orders';

type Fields = InputOf<typeof routes.importOrders>['body'];
type Outcome = ImportResult['orders'][number];

export interface ImportInput {
  readonly context: RequestContext;
  readonly fields: Fields;
  readonly orders: readonly ImportOrder[];
  /** What production and packing had done with the products that would change or go. */
  readonly done: DoneByProduct;
  /** @throws AppError `conflict` when they no longer have them reserved */
  readonly mustBeReserved: () => void;
  /** How the file was read. */
  readonly file: Pick<ReadFile, 'ignored' | 'reading' | 'mapping'>;
}

/** With what it has begun at production. */
export interface WrittenImport {
  readonly result: ImportResult;
  readonly sagas: readonly BegunSaga[];
}

/**
 * Writes all orders of a file, or none.
 * @throws AppError `conflict` when what was checked has changed meanwhile: check again
 */
export const writeImport = async (tx: Tx, sagas: Sagas, input: ImportInput): Promise<WrittenImport> => {
  const companyId = input.context.company_id;
  await new OrderRepository(tx, companyId).lockImports();
  const plan = await planImport(tx, input.context, input.orders, input.fields.on_known);
  const touched = [...plan.created, ...plan.updated.map(({ file }) => file)];
  const mayMake = hasRight(input.context, 'CA_NEW') || (await newCustomers(tx, companyId, touched)).length === 0;
  const judged = judgePlan(plan, input.done, input.context, input.fields.decisions ?? []);
  if (!mayMake || plan.errors.length > 0 || judged.some(({ refused }) => refused.length > 0))
    throw new AppError('conflict');
  const customers = await importCustomers(tx, input.context, touched);
  const chosenOf = await chosenForFile(tx, input.context, input.fields, customers.of, input.orders);
  const mayChoose = mayChooseCustomer(input.context);
  if (plan.updated.some(({ file, stored }) => refusedHead(file, stored, chosenOf(file), mayChoose).length > 0))
    throw new AppError('conflict');
  await storeFittings(
    tx,
    companyId,
    touched.flatMap(({ rows }) => rows.flatMap(({ fittings }) => (fittings === null ? [] : [fittings]))),
  );
  const outcomes = new Map<string, Outcome>();
  const give = await giver(tx, companyId, plan);
  for (const one of await createOrders(tx, input, plan.created, chosenOf, give)) outcomes.set(one.number, one);
  const updated = await updateKnownOrders(tx, sagas, input.context, judged, chosenOf, give);
  for (const one of updated.outcomes) outcomes.set(one.number, one);
  for (const known of plan.skipped) outcomes.set(known.file.number, skippedOrder(known));
  const orders = input.orders.map((file) => outcomes.get(file.number) as Outcome);
  const nothing = { errors: [], questions: [], questions_seen: questionsSeen([]), heads: {}, more_errors: false };
  const said = {
    ...nothing,
    new_customers: [...customers.made],
    ignored: [...input.file.ignored],
    reading: input.file.reading,
  };
  const { keep_mapping: name, customer_id = null } = input.fields;
  if (name !== undefined)
    await keepMapping(tx, input.context, {
      ...{ name, customer_id, mapping: mappingOfReading(input.file.reading, input.file.mapping) },
    });
  input.mustBeReserved();
  return { result: { written: true, orders, ...sumsOf(orders), ...said }, sagas: updated.begun };
};

type Giver = ReturnType<typeof barcodeGiver>;

const giver = async (tx: Tx, companyId: number, plan: ImportPlan): Promise<Giver> => {
  const growing = [
    ...plan.created,
    ...plan.updated.filter((known) => known.diff.added.length > 0).map((known) => known.file),
  ];
  return barcodeGiver(
    await new ProductRepository(tx, companyId).takenBarcodes(growing.map((order) => barcodePrefix(order.number))),
  );
};

const contactFor = ({ customer, contactOf }: ChosenForFile): number | null =>
  contactOf?.(customer?.customer_id ?? null) ?? null;

const createOrders = async (
  tx: Tx,
  { context, fields }: ImportInput,
  files: readonly ImportOrder[],
  chosenOf: ChosenOf,
  give: Giver,
): Promise<Outcome[]> => {
  const companyId = context.company_id;
  const noCustomer = { customer_id: null, customer_name: null, delivery_address_id: null, address_line: null };
  const made = files.map((file) => {
    const products = file.rows.flatMap((row) => productsOfRow(row, fittingsHash));
    return { file, products, numbered: give(barcodePrefix(file.number), 0, products.length) };
  });
  const rows = await new OrderRepository(tx, companyId).createMany(
    made.map(({ file, products, numbered }) => ({
      ...(chosenOf(file).customer ?? noCustomer),
      contact_id: contactFor(chosenOf(file)),
      ...columnsOfFile(file, fields.delivery_date),
      user_id: context.user_id,
      production_id: file.number,
      product_count: products.length,
      area_m2: Number(products.reduce((sum, product) => sum + product.area_m2, 0).toFixed(3)),
      additional_products_count: numbered.counter,
    })),
  );
  await insertProducts(
    tx,
    companyId,
    made.flatMap(({ products, numbered }, at) =>
      products.map((product, index) => ({
        ...product,
        order_id: rows[at]?.id ?? 0,
        barcode: numbered.barcodes[index] ?? '',
      })),
    ),
  );
  await recordOrders(tx, rows);
  for (const row of rows) await auditOrder(tx, context, null, row);
  return rows.map((row, at) => createdOrder((made[at] as (typeof made)[number]).file, row.id));
};
