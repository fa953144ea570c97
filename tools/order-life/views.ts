import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { listWaitingProducts, routes, type OrderId, type SharedOrder } from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { makePreparationCsv } from '../../apps/worker-documents/src/lists/make-preparation-csv';
import type { Life, OrderWorld } from './order-world';

/** What stands in a cell where nothing is shown. */
const NONE = '–';
const yes = (isShown: boolean): string => (isShown ? 'yes' : NONE);
const counted = (count: number): string => (count === 0 ? NONE : String(count));

/** An order in every view, in the words of the table. */
export const seenEverywhere = async (world: OrderWorld, life: Life): Promise<Record<string, string>> => {
  const { admin } = world;
  const { order, number } = life;
  const [list, preparation, production, centers, waiting, load, board, file, page] = await Promise.all([
    admin.call(routes.listOrders, { query: { filter: number } }),
    admin.call(routes.listProductionOrders, { query: { type: 'preperation', filter: number } }),
    admin.call(routes.listProductionOrders, { query: { type: 'production', filter: number } }),
    atCenters(world, number),
    onLists(world, order.id),
    admin.call(routes.readFloorLoad),
    admin.call(routes.getLoadBoard, { query: { span: 'week', gate: number } }),
    preparationFile(world, order.id),
    admin.call(routes.previewSharedOrder, { params: { id: order.id } }),
  ]);
  return {
    order: String(list.data.find(({ id }) => id === order.id)?.status),
    preparation: yes(preparation.orders.length > 0),
    production: yes(production.orders.length > 0),
    'work centers, terminals': counted(centers),
    'printed lists': counted(waiting),
    'load chart': yes(load.orders.some(({ id }) => id === order.id)),
    board: onBoard(board.trucks[0]?.readiness ?? null),
    'preparation file': counted(file),
    "customer's page": onPage(page.order),
  };
};

/** Pieces with something open at any work center; ended ones may not be among them. */
const atCenters = async ({ admin, centers }: OrderWorld, filter: string): Promise<number> => {
  const pages = await Promise.all(
    Object.values(centers).map((id) =>
      admin.call(routes.getWorkCenterPage, { params: { id }, query: { filter, rows: 50 } }),
    ),
  );
  return new Set(pages.flatMap(({ orders }) => orders.flatMap(({ products }) => products.map((one) => one.product_id))))
    .size;
};

/** Pieces on the lists that are printed at work centers: each that waits for no other work center. */
const onLists = async ({ factory, centers }: OrderWorld, orderId: OrderId): Promise<number> => {
  const lists = await Promise.all(
    Object.values(centers).map((id) =>
      factory.production.api(listWaitingProducts).as(systemContext(1)).ok({ id, limit: 5_000 }),
    ),
  );
  return new Set(
    lists.flatMap(({ products }) => products.filter((one) => one.order_id === orderId).map((one) => one.product_id)),
  ).size;
};

type Readiness = readonly { readonly products: number; readonly made: number }[];
const onBoard = (readiness: Readiness | null): string => {
  const [made, all] = [
    (readiness ?? []).reduce((sum, one) => sum + one.made, 0),
    (readiness ?? []).reduce((sum, one) => sum + one.products, 0),
  ];
  return all === 0 ? NONE : `${made} of ${all}`;
};

/** Lines of the file that preparation works from, without its heads and an order's empty line. */
const preparationFile = async ({ factory }: OrderWorld, orderId: OrderId): Promise<number> => {
  let text = '';
  const store = { put: async (_key: string, content: Readable) => void (text = (await buffer(content)).toString()) };
  const input = {
    orderIds: [orderId],
    language: 'en' as const,
    context: systemContext(1),
    key: 'file',
    onProgress: () => undefined,
  };
  await makePreparationCsv(input, factory.world.rpc, store as never);
  const [, ...lines] = text.trim().split('\r\n');
  return lines.filter((line) => /\d{3}.*Langas|Langas/.test(line)).length;
};

const onPage = ({ cancelled, confirmed_at, delivery_date, counts }: SharedOrder): string => {
  if (cancelled) return 'cancelled';
  if ((confirmed_at === null) !== (delivery_date === null)) return 'a date without a word, or a word without a date';
  const steps = (['made', 'packed', 'left', 'delivered'] as const).filter((step) => counts[step] > 0);
  return [
    confirmed_at === null ? 'not confirmed' : 'confirmed',
    ...steps.map((step) => `${step} ${counts[step]}`),
  ].join(', ');
};
