import { operationStatus } from '@mullion/contracts';
import type { SeedContext, Tx } from '@mullion/server-kit';
import { seedGlass } from './demo-glass';
import { demoOperations, demoWorkCenters, type RoutedProduct } from './demo-route';
import { demoPromises, demoSuppliers, sharedSuppliers } from './demo-suppliers';

const manufacturers = [1, 7];

/** Work centers of the demo factory and what its products have been through. A company that has work centers is left alone. */
export const seed = async (context: SeedContext): Promise<void> => {
  for (const companyId of manufacturers) {
    const products = await context.database('orders').read<RoutedProduct>(
      `SELECT p.id, p.order_id, p.type, p.category, p.status, o.status AS order_status
       FROM orders.products p JOIN orders.orders o ON o.id = p.order_id WHERE o.company_id = $1 ORDER BY p.id`,
      [companyId],
    );
    const made = await context.database('production').transaction(null, (tx) => seedCompany(tx, companyId, products, context.now));
    await context.database('production').transaction(null, (tx) => seedSuppliers(tx, companyId, products, context.now));
    if (made.data !== null) context.log(`production: company ${companyId} has ${made.data} operations`);
  }
  await seedGlass(context);
};

const seedCompany = async (tx: Tx, companyId: number, products: readonly RoutedProduct[], now: Date): Promise<number | null> => {
  const present = await tx.query('SELECT 1 FROM work_center WHERE company_id = $1 LIMIT 1', [companyId]);
  if (present.length > 0) return null;
  const ids = new Map<string, number>();
  for (const [code, description, maxLoad, preperation, before] of demoWorkCenters) {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO work_center (company_id, code, description, max_load, probability, preperation) VALUES ($1, $2, $3, $4, 100, $5) RETURNING id`,
      [companyId, code, description, maxLoad, preperation],
    );
    const id = row?.id ?? 0;
    ids.set(code, id);
    for (const one of before)
      await tx.query('INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES ($1, $2, $3)', [
        companyId,
        id,
        ids.get(one),
      ]);
  }
  await tx.query('INSERT INTO work_calendar (company_id, hours) VALUES ($1, $2)', [companyId, JSON.stringify([8, 8, 8, 8, 8, 0, 0])]);
  const rows = products.flatMap(({ id, order_id, ...product }) =>
    demoOperations({ id, order_id, ...product }).map(({ code, ...operation }) => ({
      ...operation,
      product_id: id,
      order_id,
      work_center_id: ids.get(code),
    })),
  );
  await tx.query(
    `INSERT INTO operation (company_id, work_center_id, order_id, product_id, amount, status, comment, start_time, end_time)
     SELECT $1, work_center_id, order_id, product_id, amount, status, comment,
       CASE WHEN status = $3 THEN $4::timestamptz - interval '1 hour' END, CASE WHEN status = $3 THEN $4::timestamptz END
     FROM jsonb_to_recordset($2::jsonb) AS n (work_center_id int, order_id int, product_id int, amount numeric, status int, comment text)`,
    [companyId, JSON.stringify(rows), operationStatus.completed, now],
  );
  await tx.query(
    `INSERT INTO product_progress (product_id, company_id, order_id) SELECT DISTINCT product_id, company_id, order_id FROM operation WHERE company_id = $1`,
    [companyId],
  );
  return rows.length;
};

/** Suppliers of a company that has none, and what its orders wait for from them. */
const seedSuppliers = async (tx: Tx, companyId: number, products: readonly RoutedProduct[], now: Date): Promise<null> => {
  const present = await tx.query('SELECT 1 FROM supplier WHERE company_id = $1 LIMIT 1', [companyId]);
  if (present.length > 0) return null;
  for (const [title, short] of sharedSuppliers)
    await tx.query('INSERT INTO supplier (title, short_title) VALUES ($1, $2) ON CONFLICT DO NOTHING', [title, short]);
  const ids: number[] = [];
  for (const [title, short, place] of demoSuppliers) {
    const [row] = await tx.query<{ id: number }>('INSERT INTO supplier (company_id, title, short_title) VALUES ($1, $2, $3) RETURNING id', [
      companyId,
      title,
      short,
    ]);
    const id = row?.id ?? 0;
    ids.push(id);
    if (place !== null)
      await tx.query('INSERT INTO shown_supplier (company_id, supplier_id, order_number) VALUES ($1, $2, $3)', [companyId, id, place]);
  }
  const orders = new Map(products.map(({ order_id, order_status }) => [order_id, order_status]));
  const rows = [...orders].flatMap(([id, status]) =>
    demoPromises({ id, status }, now).map(({ supplier, ...promise }) => ({ ...promise, order_id: id, supplier_id: ids[supplier] })),
  );
  await tx.query(
    `INSERT INTO order_supplier (company_id, order_id, supplier_id, ordered_at, confirmed_delivery_date, order_number)
     SELECT $1, order_id, supplier_id, ordered_at, confirmed_delivery_date, order_number
     FROM jsonb_to_recordset($2::jsonb) AS n (order_id int, supplier_id int, ordered_at date, confirmed_delivery_date date, order_number text)`,
    [companyId, JSON.stringify(rows)],
  );
  return null;
};
