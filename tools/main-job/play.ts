import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MullionClient } from '../../libs/client/src';
import { verify, WAIT_MS } from './until';
import { askSuppliers, makeOperations, prepareOrders, produceOrders } from './floor-steps';
import { Journal, type StepHook } from './journal';
import { importOrders, makeCustomer, planDispatch, sendToProduction } from './order-steps';
import { moveOne, packProducts, palletsOf, printPreparation } from './packing-steps';
import { collectMails, printPapers } from './paper-steps';
import { planOf } from './plan-file';
import { depart, makeTrucks, scanPallets, scanProducts } from './truck-steps';

const PASSWORD = 'Mullion-2026!';
const person = (url: string, name: string): MullionClient =>
  new MullionClient({ url, person: { email: `${name}@demo.mullion.test`, password: PASSWORD }, retryForMs: WAIT_MS });

export interface PlayOptions {
  readonly url: string;
  readonly mailUrl: string;
  readonly input: string;
  readonly out: string;
  readonly say: (line: string) => void;
  readonly onStep?: StepHook;
  readonly mayDoubt?: boolean;
}

export interface Summary {
  readonly products: number;
  readonly unplaced: number;
  readonly pallets: number;
  readonly lower_bound: number | null;
  readonly deck_m2: number;
  readonly used_length_mm: number;
  readonly scans: number;
  readonly emails: number;
  /** Completed, of all products at all work centers. */
  readonly operations: number;
  readonly problems: number;
  readonly remakes: number;
  /** The first day on which all orders may begin; null: nobody can say. */
  readonly possible_start_date: string | null;
  /** When they were to be finished by the load of the work centers. */
  readonly finish_date: string | null;
  readonly seconds: Readonly<Record<string, number>>;
}

/** The path from a spreadsheet to a truck that has left, through the public API, every step read back. */
export const play = async ({
  url,
  mailUrl,
  input,
  out,
  say,
  onStep,
  mayDoubt = false,
}: PlayOptions): Promise<{ summary: Summary; unplaced: readonly string[] }> => {
  mkdirSync(out, { recursive: true });
  const run = Date.now().toString(36);
  const journal = new Journal(say, onStep);
  const [planner, admin, packer] = [person(url, 'planner'), person(url, 'admin'), person(url, 'packer')];
  const floor = { admin, worker: person(url, 'worker') };
  await journal.step('sign in', async () => {
    for (const one of [planner, packer, ...Object.values(floor)]) await one.signIn();
    return { result: null, text: 'planner, administrator, packer, worker' };
  });
  const { customer, address } = await journal.step('customer', () => makeCustomer(admin, run));
  const given = { run, customerId: customer.id, addressId: address.id };
  const imported = await journal.step('import', () => importOrders(planner, input, given));
  const orderIds = imported.orders.map((order) => order.id as number);
  await journal.step('operations', () => makeOperations(floor, imported.orders));
  await journal.step('suppliers', () => askSuppliers(floor, imported.orders, run));
  const prepared = await journal.step('preparation', () => prepareOrders(floor, imported.orders));
  await journal.step('to production', () => sendToProduction(planner, imported.orders));
  const produced = await journal.step('production', () => produceOrders(floor, imported.orders));
  await journal.step('plan dispatch', () => planDispatch(planner, imported));
  const packed = await journal.step('pack', () => packProducts(planner, orderIds, say));
  await journal.step('move a product', () => moveOne(planner, packed.pallets));
  const built = await palletsOf(planner, imported.numbers, orderIds);
  verify(built.length > 0, 'something is on pallets');
  const printed = await journal.step('preparation list', () => printPreparation(planner, built));
  writeFileSync(path.join(out, 'preparation.pdf'), printed.pdf);
  const { instance, plan, deckM2 } = planOf(packed.run, packed.type, built);
  writeFileSync(path.join(out, 'instance.json'), JSON.stringify(instance));
  writeFileSync(path.join(out, 'plan.json'), JSON.stringify(plan));
  const trucks = await journal.step('truck', () => makeTrucks(planner, printed.pallets, packed.type, run));
  const hall = await journal.step('scan products', () => scanProducts(packer, printed.pallets));
  const dock = await journal.step('scan pallets', () => scanPallets(packer, trucks));
  await journal.step('departure', () => depart(planner, trucks, imported.orders, packed.run.unplaced.length === 0));
  await journal.step('papers', () => printPapers(planner, printed.pallets, trucks, out));
  const notified = imported.orders.some((order) => order.customer_id === customer.id)
    ? [`uzsakovas-${run}@example.test`]
    : [];
  const emails = await journal.step('e-mails', () =>
    collectMails(planner, trucks, { mailUrl, out, notified, mayDoubt }),
  );
  const unplaced = packed.run.unplaced.map(
    (product) => `${product.order} ${product.position} (${product.barcode}): ${product.rule}`,
  );
  const summary: Summary = {
    products: imported.products,
    unplaced: unplaced.length,
    pallets: built.length,
    lower_bound: packed.run.lower_bound,
    deck_m2: deckM2,
    used_length_mm: trucks.reduce((sum, truck) => sum + truck.used_length, 0),
    scans: hall + dock,
    emails,
    ...produced,
    ...prepared,
    seconds: journal.seconds,
  };
  writeFileSync(path.join(out, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  return { summary, unplaced };
};
