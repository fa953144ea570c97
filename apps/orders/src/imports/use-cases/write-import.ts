import { hasRight, type ImportResult, type InputOf, isoWeek, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, auditedBy, type Sagas, type Tx } from '@mullion/server-kit';
import { customerFacts } from '../../customers/customers.queries';
import {
  auditOrder,
  followProductsOfOrders,
  OrderRepository,
  type OrderSet,
  recordOrder,
  recordOrders,
  type StoredOrder,
} from '../../orders/order-rows.module';
import {
  auditProduct,
  barcodeGiver,
  barcodePrefix,
  fittingsHash,
  type NewProduct,
  ProductRepository,
  recordProducts,
  startRemovingProducts,
  storeFittings,
  type StoredProduct,
} from '../../products/product-rows.module';
import { movedBy } from '../../record-status-changes';
import { productsOfRow } from '../rules/diff-order';
import { fittingsIn, type ImportOrder } from '../rules/group-orders';
import { importCustomers, newCustomers, type OrderCustomer } from './import-customers';
import { type ImportPlan, type KnownOrder, planImport } from './plan-import';

type Fields = InputOf<typeof routes.importOrders>['body'];
type Outcome = ImportResult['orders'][number];

export interface ImportInput {
  readonly context: RequestContext;
  readonly fields: Fields;
  readonly orders: readonly ImportOrder[];
  /** Products that packing allows to change or to be deleted. */
  readonly allowed: ReadonlySet<number>;
}

const INSERTED_AT_ONCE = 5_000;

/** Writes all orders of a file, or none. @throws AppError `conflict` when what was checked has changed meanwhile: check again */
export const writeImport = async (tx: Tx, sagas: Sagas, input: ImportInput): Promise<ImportResult> => {
  const companyId = input.context.company_id;
  await new OrderRepository(tx, companyId).lockImports();
  const plan = await planImport(tx, companyId, input.orders, input.fields.on_known);
  const touched = [...plan.created, ...plan.updated.map(({ file }) => file)];
  const mayMake = hasRight(input.context, 'CA_NEW') || (await newCustomers(tx, companyId, touched)).length === 0;
  const unasked = plan.updated.some((known) => [...known.toAsk.keys()].some((id) => !input.allowed.has(id)));
  if (!mayMake || unasked || plan.errors.length > 0) throw new AppError('conflict');
  const customerOf = await customersOf(tx, input, plan);
  await storeFittings(
    tx,
    companyId,
    touched.flatMap(({ rows }) => rows.flatMap(({ fittings }) => (fittings === null ? [] : [fittings]))),
  );
  const outcomes = new Map<string, Outcome>();
  const give = await giver(tx, companyId, plan);
  for (const one of await createOrders(tx, input, plan.created, customerOf, give)) outcomes.set(one.number, one);
  for (const known of plan.updated) outcomes.set(known.file.number, await updateOrder(tx, sagas, input, known, customerOf, give));
  for (const { file, stored } of plan.skipped)
    outcomes.set(file.number, { id: stored.id as Outcome['id'], number: file.number, outcome: 'skipped', products: 0, fittings: 0 });
  const orders = input.orders.map((file) => outcomes.get(file.number) as Outcome);
  const products = orders.reduce((sum, order) => sum + order.products, 0);
  const fittings = orders.reduce((sum, order) => sum + order.fittings, 0);
  return { written: true, orders, products, fittings, new_customers: [], errors: [], heads: {}, more_errors: false };
};

type CustomerOf = (order: ImportOrder) => OrderCustomer | null;
type Giver = ReturnType<typeof barcodeGiver>;

/** The customer of each order: what its rows name, else what was chosen for the file. */
const customersOf = async (tx: Tx, { context, fields, orders }: ImportInput, plan: ImportPlan): Promise<CustomerOf> => {
  const skipped = new Set(plan.skipped.map(({ file }) => file.number));
  const named = await importCustomers(
    tx,
    context,
    orders.filter((order) => !skipped.has(order.number)),
  );
  const chosen =
    fields.customer_id === undefined && fields.delivery_address === undefined
      ? null
      : await customerFacts(tx, context.company_id, {
          customer_id: fields.customer_id ?? null,
          contact_id: null,
          delivery_address_id: fields.delivery_address,
        });
  return (order) => named(order) ?? (chosen === null ? null : { customer_id: fields.customer_id ?? null, ...chosen });
};

const giver = async (tx: Tx, companyId: number, plan: ImportPlan): Promise<Giver> => {
  const growing = [...plan.created, ...plan.updated.filter((known) => known.diff.added.length > 0).map((known) => known.file)];
  return barcodeGiver(await new ProductRepository(tx, companyId).takenBarcodes(growing.map((order) => barcodePrefix(order.number))));
};

const createOrders = async (
  tx: Tx,
  { context, fields }: ImportInput,
  files: readonly ImportOrder[],
  customerOf: CustomerOf,
  give: Giver,
): Promise<Outcome[]> => {
  const companyId = context.company_id;
  const date = fields.delivery_date ?? null;
  const noCustomer = { customer_id: null, customer_name: null, delivery_address_id: null, address_line: null };
  const made = files.map((file) => {
    const products = file.rows.flatMap((row) => productsOfRow(row, fittingsHash));
    return { file, products, numbered: give(barcodePrefix(file.number), 0, products.length) };
  });
  const rows = await new OrderRepository(tx, companyId).createMany(
    made.map(({ file, products, numbered }) => ({
      ...(customerOf(file) ?? noCustomer),
      user_id: context.user_id,
      production_id: file.number,
      delivery_date: date,
      week: date === null ? null : isoWeek(date),
      product_count: products.length,
      area_m2: Number(products.reduce((sum, product) => sum + product.area_m2, 0).toFixed(3)),
      additional_products_count: numbered.counter,
    })),
  );
  await insertProducts(
    tx,
    companyId,
    made.flatMap(({ products, numbered }, at) =>
      products.map((product, index) => ({ ...product, order_id: rows[at]?.id ?? 0, barcode: numbered.barcodes[index] ?? '' })),
    ),
  );
  await recordOrders(tx, rows);
  for (const row of rows) await auditOrder(tx, context, null, row);
  return rows.map((row, at) => {
    const { file, products } = made[at] as (typeof made)[number];
    return { id: row.id as Outcome['id'], number: file.number, outcome: 'created', products: products.length, fittings: fittingsIn(file) };
  });
};

const insertProducts = async (
  tx: Tx,
  companyId: number,
  products: readonly (NewProduct & { order_id: number; barcode: string })[],
): Promise<StoredProduct[]> => {
  const repository = new ProductRepository(tx, companyId);
  const rows: StoredProduct[] = [];
  for (let at = 0; at < products.length; at += INSERTED_AT_ONCE)
    rows.push(...(await repository.insertMany(products.slice(at, at + INSERTED_AT_ONCE))));
  await recordProducts(tx, companyId, rows);
  return rows;
};

const updateOrder = async (
  tx: Tx,
  sagas: Sagas,
  { context, fields }: ImportInput,
  { file, stored, diff }: KnownOrder,
  customerOf: CustomerOf,
  give: Giver,
): Promise<Outcome> => {
  const companyId = context.company_id;
  const orders = new OrderRepository(tx, companyId);
  const products = new ProductRepository(tx, companyId);
  const known = new Map((await products.lockOfOrders([stored.id])).map((product) => [product.id, product]));
  const changed: StoredProduct[] = [];
  for (const { id, set } of diff.changed) changed.push(await products.update(id, undefined, set));
  await recordProducts(tx, companyId, changed);
  const added: StoredProduct[] = [];
  if (diff.added.length > 0) {
    const numbered = give(barcodePrefix(file.number), stored.additional_products_count, diff.added.length);
    await orders.setProductCounter(stored.id, numbered.counter);
    const rows = diff.added.map((product, at) => ({ ...product, order_id: stored.id, barcode: numbered.barcodes[at] ?? '' }));
    added.push(...(await insertProducts(tx, companyId, rows)));
  }
  if (diff.removed.length > 0)
    await startRemovingProducts(tx, sagas, companyId, {
      order_id: stored.id,
      product_ids: diff.removed.map(({ id }) => id),
      by: auditedBy(context),
    });
  const set = changedHead(stored, { ...customerOf(file), ...dateColumns(fields.delivery_date) });
  const row = Object.keys(set).length > 0 ? await orders.update(stored.id, undefined, set) : stored;
  const followed = (await followProductsOfOrders(tx, [row], movedBy(context))).get(stored.id) ?? row;
  // Following publishes the order too, unless nothing of its record follows from its products.
  if (row !== stored && followed.record_version === row.record_version) await recordOrder(tx, followed);
  await auditOrder(tx, context, stored, row);
  for (const product of [...changed, ...added]) await auditProduct(tx, context, known.get(product.id) ?? null, product);
  const touched = diff.changed.length + diff.added.length + diff.removed.length;
  return { id: stored.id as Outcome['id'], number: file.number, outcome: 'updated', products: touched, fittings: fittingsIn(file) };
};

const dateColumns = (date: string | undefined): OrderSet => (date === undefined ? {} : { delivery_date: date, week: isoWeek(date) });

const changedHead = (stored: StoredOrder, set: OrderSet): OrderSet =>
  Object.fromEntries(Object.entries(set).filter(([name, value]) => value !== stored[name as keyof StoredOrder]));
