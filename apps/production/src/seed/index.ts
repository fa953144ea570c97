import type { GraphCenter } from '@mullion/contracts';
import type { SeedContext, Tx } from '@mullion/server-kit';
import { demoRules, demoWorkCenters, type DemoCode } from './demo-centers';
import { demoFloor } from './demo-floor';
import { seedGlass } from './demo-glass';
import { demoProblems } from './demo-problems';
import type { DemoProduct } from './demo-standing';
import { demoPromises, demoSuppliers, sharedSuppliers } from './demo-suppliers';
import type { DemoPerson } from './operation-life';
import { writeOperations, writeProblems, writeProgress, writeRules, writeTools } from './seed-floor';

interface DemoCompany {
  readonly id: number;
  readonly worker: DemoPerson;
  readonly planner: DemoPerson;
}
/** The manufacturers of the demo, with people of identity's seed. */
const manufacturers: readonly DemoCompany[] = [
  { id: 1, worker: { id: 6, name: 'Darius Darbuotojas' }, planner: { id: 3, name: 'Paulius Planuotojas' } },
  { id: 7, worker: { id: 8, name: 'Nojus Planuotojas' }, planner: { id: 9, name: 'Neringa Administratė' } },
];

/**
 * Work centers of the demo factory, what its products have been through in three weeks, its problems and tools. A
 * company that has work centers is left alone.
 */
export const seed = async (context: SeedContext): Promise<void> => {
  for (const company of manufacturers) {
    const products = await context.database('orders').read<DemoProduct>(
      `SELECT p.id, p.order_id, coalesce(o.production_id, o.offer_id, '') AS number, p.type, p.width_mm AS width, p.height_mm AS height, p.status,
         o.status AS order_status, o.delivery_date::text AS delivery_date
       FROM orders.products p JOIN orders.orders o ON o.id = p.order_id WHERE o.company_id = $1 ORDER BY p.order_id, p.id`,
      [company.id],
    );
    const made = await context
      .database('production')
      .transaction(null, (tx) => seedCompany(tx, company, products, context.now));
    await context
      .database('production')
      .transaction(null, (tx) => seedSuppliers(tx, company.id, products, context.now));
    if (made.data !== null) context.log(`production: company ${company.id} has ${made.data} operations`);
  }
  await seedGlass(context);
};

const seedCompany = async (
  tx: Tx,
  company: DemoCompany,
  products: readonly DemoProduct[],
  now: Date,
): Promise<number | null> => {
  const { id: companyId, worker, planner } = company;
  const present = await tx.query('SELECT 1 FROM work_center WHERE company_id = $1 LIMIT 1', [companyId]);
  if (present.length > 0) return null;
  const centers = await seedCenters(tx, companyId);
  await tx.query('INSERT INTO work_calendar (company_id, hours) VALUES ($1, $2)', [
    companyId,
    JSON.stringify([8, 8, 8, 8, 8, 0, 0]),
  ]);
  const types = [...new Set(products.flatMap(({ type }) => type ?? []))].sort();
  const rules = demoRules(types, (code) => centers.find((center) => center.code === code)?.id ?? 0);
  const floor = demoFloor({ now, centers, rules, products, worker, planner });
  const codeOf = (id: number): DemoCode => (centers.find((center) => center.id === id)?.code ?? '') as DemoCode;
  await writeRules(tx, companyId, rules);
  await writeOperations(tx, companyId, floor);
  await writeProgress(tx, companyId, { floor, products, centers });
  await writeProblems(tx, companyId, demoProblems(floor, { products, codeOf, planner, now }));
  await writeTools(tx, companyId);
  return floor.length;
};

const seedCenters = async (tx: Tx, companyId: number): Promise<GraphCenter[]> => {
  const centers: GraphCenter[] = [];
  for (const [code, description, maxLoad, preperation, before, worksBy] of demoWorkCenters) {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO work_center (company_id, code, description, max_load, probability, preperation, works_by) VALUES ($1, $2, $3, $4, 100, $5, $6) RETURNING id`,
      [companyId, code, description, maxLoad, preperation, worksBy],
    );
    const depends_on = centers
      .filter((center) => (before as readonly string[]).includes(center.code))
      .map(({ id }) => id);
    centers.push({ id: row?.id ?? 0, code, preperation, deleted: false, depends_on });
    for (const one of depends_on)
      await tx.query(
        'INSERT INTO work_center_dependency (company_id, work_center_id, depends_on) VALUES ($1, $2, $3)',
        [companyId, row?.id, one],
      );
  }
  return centers;
};

/** Suppliers of a company that has none, and what its orders wait for from them. */
const seedSuppliers = async (tx: Tx, companyId: number, products: readonly DemoProduct[], now: Date): Promise<null> => {
  const present = await tx.query('SELECT 1 FROM supplier WHERE company_id = $1 LIMIT 1', [companyId]);
  if (present.length > 0) return null;
  for (const [title, short] of sharedSuppliers)
    await tx.query('INSERT INTO supplier (title, short_title) VALUES ($1, $2) ON CONFLICT DO NOTHING', [title, short]);
  const ids: number[] = [];
  for (const [title, short, place] of demoSuppliers) {
    const [row] = await tx.query<{ id: number }>(
      'INSERT INTO supplier (company_id, title, short_title) VALUES ($1, $2, $3) RETURNING id',
      [companyId, title, short],
    );
    const id = row?.id ?? 0;
    ids.push(id);
    if (place !== null)
      await tx.query('INSERT INTO shown_supplier (company_id, supplier_id, order_number) VALUES ($1, $2, $3)', [
        companyId,
        id,
        place,
      ]);
  }
  const orders = new Map(products.map(({ order_id, order_status }) => [order_id, order_status]));
  const rows = [...orders].flatMap(([id, status]) =>
    demoPromises({ id, status }, now).map(({ supplier, ...promise }) => ({
      ...promise,
      order_id: id,
      supplier_id: ids[supplier],
    })),
  );
  await tx.query(
    `INSERT INTO order_supplier (company_id, order_id, supplier_id, ordered_at, confirmed_delivery_date, order_number)
     SELECT $1, order_id, supplier_id, ordered_at, confirmed_delivery_date, order_number
     FROM jsonb_to_recordset($2::jsonb) AS n (order_id int, supplier_id int, ordered_at date, confirmed_delivery_date date, order_number text)`,
    [companyId, JSON.stringify(rows)],
  );
  return null;
};
