import { isoWeek, orderNumber, orderStatus } from '@mullion/contracts';
import type { SeedContext, Tx } from '@mullion/server-kit';
import { readCsv } from '@mullion/spreadsheet/read-csv';
import {
  addressLine,
  CustomerRepository,
  recordCustomer,
  type StoredAddress,
  type StoredCustomer,
} from '../customers/customers.module';
import { storeImage } from '../images/use-cases/store-image';
import { productsOfRow } from '../imports/rules/diff-order';
import { readRows } from '../imports/rules/read-rows';
import { OrderRepository } from '../core/orders/order.repository';
import { recordOrder } from '../core/orders/record-order';
import { barcodeGiver, barcodePrefix } from '../core/rules/barcode';
import { fittingsHash } from '../core/products/fittings-hash';
import { ProductRepository } from '../core/products/product.repository';
import { recordProducts } from '../core/products/record-products';
import { storeFittings } from '../core/products/store-fittings';
import { schependomlaanAttribution, schependomlaanFrames } from './data/schependomlaan-frames';
import { type DemoCustomer, demoCustomers } from './demo-customers';
import { drawProduct } from './draw-product';
import { type DemoOrder, makeOrders, withStatuses } from './make-orders';
import { makeFittings } from './make-fittings';
import { type DrawnProduct } from './make-products';
import { randomFrom } from './random';

const DAY_MS = 86_400_000;

interface DemoCompany {
  readonly id: number;
  readonly orders: number;
  readonly products: number;
  readonly weeks: readonly [number, number];
  readonly customers: readonly DemoCustomer[];
  readonly withBuilding: boolean;
}

/** Company 1 is the manufacturer of the demo, 7 the one with all four features. */
const companies: readonly DemoCompany[] = [
  { id: 1, orders: 39, products: 540, weeks: [-1, 10], customers: demoCustomers, withBuilding: true },
  { id: 7, orders: 8, products: 90, weeks: [0, 4], customers: demoCustomers.slice(3, 7), withBuilding: false },
];

/**
 * Fills the demo factory: customers, orders over twelve weeks, products with pictures. A company that has orders is
 * left alone.
 */
export const seed = async (context: SeedContext): Promise<void> => {
  for (const company of companies) {
    const { data: made } = await context
      .database('orders')
      .transaction(null, (tx) => seedCompany(tx, company, context.now));
    context.log(
      made === 0
        ? `orders: company ${company.id} is filled already`
        : `orders: company ${company.id} has ${made} orders`,
    );
  }
};

const seedCompany = async (tx: Tx, company: DemoCompany, now: Date): Promise<number> => {
  const present = await tx.query('SELECT 1 FROM orders.orders WHERE company_id = $1 LIMIT 1', [company.id]);
  if (present.length > 0) return 0;
  const random = randomFrom(20_260_000 + company.id);
  const customers = await seedCustomers(tx, company);
  const buyers = company.withBuilding ? customers.length - 1 : customers.length;
  const { orders: count, products, weeks } = company;
  const orders = makeOrders({ now, count, customers: buyers, weeks, products }, random);
  if (company.withBuilding) orders.push(building(now, customers.length - 1));
  const give = barcodeGiver(new Set());
  for (const order of orders) await seedOrder(tx, company.id, order, customers[order.customer], give);
  return orders.length;
};

type SeededCustomer = { readonly customer: StoredCustomer; readonly address: StoredAddress };

const seedCustomers = async (tx: Tx, { id, customers }: DemoCompany): Promise<SeededCustomer[]> => {
  const repository = new CustomerRepository(tx, id);
  const made: SeededCustomer[] = [];
  for (const { name, short_name, code, addresses, contacts } of customers) {
    const customer = await repository.create({ name, short_name, code, email: contacts[0]?.email ?? null });
    const stored: StoredAddress[] = [];
    for (const address of addresses) stored.push(await repository.addAddress({ customer_id: customer.id, ...address }));
    for (const contact of contacts) await repository.addContact({ customer_id: customer.id, mobile: null, ...contact });
    await recordCustomer(tx, customer);
    made.push({ customer, address: stored[0] as StoredAddress });
  }
  return made;
};

/** The Schependomlaan building as one order that waits to be planned. */
const building = (now: Date, customer: number): DemoOrder => {
  const delivery = new Date(now.getTime() + 9 * DAY_MS).toISOString().slice(0, 10);
  const { rows } = readRows(readCsv(Buffer.from(schependomlaanFrames)).sheet.lines, 'SCHEPENDOMLAAN');
  const products: DrawnProduct[] = rows.flatMap((row) =>
    productsOfRow(row, () => null).map((product) => ({
      ...product,
      kind: row.category === 2 ? ('door' as const) : ('window' as const),
    })),
  );
  return {
    production_id: 'SCHEPENDOMLAAN',
    offer_id: null,
    delivery_date: delivery,
    customer,
    status: orderStatus.inProduction,
    pal_status: 1,
    customer_order_number: schependomlaanAttribution,
    products: withStatuses(products, orderStatus.inProduction, delivery, randomFrom(97)),
  };
};

const seedOrder = async (
  tx: Tx,
  companyId: number,
  { products, customer: _customer, ...order }: DemoOrder,
  owner: SeededCustomer | undefined,
  give: ReturnType<typeof barcodeGiver>,
): Promise<void> => {
  const numbered = give(barcodePrefix(orderNumber(order)), 0, products.length);
  const row = await new OrderRepository(tx, companyId).create({
    ...order,
    manual_status: order.status,
    week: isoWeek(order.delivery_date),
    customer_id: owner?.customer.id ?? null,
    customer_name: owner?.customer.name ?? null,
    delivery_address_id: owner?.address.id ?? null,
    address_line: owner ? addressLine(owner.address) : null,
    completion_date: products[0]?.completion_date ?? null,
    product_count: products.length,
    area_m2: Number(products.reduce((sum, product) => sum + product.area_m2, 0).toFixed(3)),
    additional_products_count: numbered.counter,
  });
  const drawn = new Map<string, string | null>();
  for (const product of products) {
    const key = JSON.stringify([product.kind, product.width_mm, product.height_mm]);
    if (!drawn.has(key)) drawn.set(key, await storeImage(tx, companyId, drawProduct(product)));
  }
  await storeFittings(tx, companyId, products.map(makeFittings));
  const rows = await new ProductRepository(tx, companyId).insertMany(
    products.map(({ kind, ...product }, at) => ({
      ...product,
      fittings: fittingsHash(makeFittings({ ...product, kind })),
      image: drawn.get(JSON.stringify([kind, product.width_mm, product.height_mm])) ?? null,
      order_id: row.id,
      barcode: numbered.barcodes[at] ?? '',
    })),
  );
  await recordOrder(tx, row);
  await recordProducts(tx, companyId, rows);
};
