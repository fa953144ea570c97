import {
  centersBefore,
  compareNatural,
  operationStatus,
  returnTargets,
  type CenterOrder,
  type CenterProduct,
  type getWorkCenterPage,
  type GraphCenter,
  type InputOf,
  type OutputOf,
  type HistoryStep,
} from '@mullion/contracts';
import { workingTime } from '@mullion/floor-schedule';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import { workingDaysSince } from '../../floor-load/working-days.queries';
import { isOver, type OperationRow } from '../operation';
import { OperationRepository } from '../operation.repository';
import { ordersToHeal } from '../operations.queries';
import { noticesAt } from '../change-notices.queries';
import { reworkOf } from '../rework.queries';
import { healOrders } from './heal-orders';
import { workCenterById } from '../../work-centers/work-centers.queries';
import { awaitedCenters, nextCenters } from '../rules/next-centers';
import {
  completedToday,
  countsOfOrders,
  lastEventsOf,
  ordersOfPage,
  productsOfPage,
  type PageScope,
  type ProductOfPage,
} from '../work-center-page.queries';

type Answer = OutputOf<typeof getWorkCenterPage>;

/**
 * A page of a work center; orders that have not arrived here are fetched first.
 * @throws AppError `not_found`, `unavailable`
 */
export const readWorkCenterPage = async (
  tools: ServiceTools,
  { context }: CallInfo,
  { params, query }: InputOf<typeof getWorkCenterPage>,
): Promise<Answer> => {
  const { database } = tools;
  const companyId = context.company_id;
  const workCenterId = params.id;
  const operations = new OperationRepository(database, companyId);
  const [center, centers, missing] = await Promise.all([
    workCenterById(database, companyId, workCenterId),
    operations.graph(),
    ordersToHeal(database, companyId, workCenterId),
  ]);
  await healOrders(tools, tools.copies, companyId, missing);
  const scope: PageScope = {
    ...{ companyId, workCenterId, query },
    before: [...centersBefore(centers, workCenterId)],
    lower: returnTargets(centers, workCenterId).map(({ id }) => id),
  };
  const now = tools.clock.now();
  const day = tools.clock.today(context.time_zone);
  const [found, today] = await Promise.all([
    ordersOfPage(database, scope),
    completedToday(database, companyId, { workCenterId, day, timeZone: context.time_zone }),
  ]);
  // a page behind the last one finds no row that could say how many there are
  const [first] =
    found.length > 0 || query.page === 1
      ? found
      : await ordersOfPage(database, { ...scope, query: { ...query, page: 1 } });
  const orderIds = found.map((order) => order.order_id);
  const [products, counts] = await Promise.all([
    productsOfPage(database, scope, orderIds),
    countsOfOrders(database, scope, orderIds),
  ]);
  const current = await operations.current(products.map(({ product_id }) => product_id));
  const events = new Map(
    (await lastEventsOf(database, companyId, idsOf(current))).map((event) => [event.operation_id, event]),
  );
  const wayOf = centerPathIn(centers, events);
  const here = current.filter((row) => row.work_center_id === workCenterId);
  const [rework, notices] = await Promise.all([
    reworkOf(
      database,
      companyId,
      here.map(({ id, product_id, round }) => ({ id, product_id, round })),
    ),
    noticesAt(
      database,
      companyId,
      workCenterId,
      here.map(({ product_id: id }) => id),
    ),
  ]);
  const clockOf = await workedAt(tools, context, here);
  const byProduct = new Map<number, OperationRow[]>();
  for (const row of current) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), row]);
  const shown = products.map((product) =>
    toProduct(product, byProduct.get(product.product_id) ?? [], { scope, centers, wayOf, rework, notices, clockOf }),
  );
  const { id, code, description, preperation, deleted, max_load } = center;
  const total = first?.total ?? 0;
  return {
    work_center: { id, code, description, preperation, deleted, max_load },
    centers: centers.map(toCenter).sort((a, b) => compareNatural(a.code, b.code)),
    orders: found.map(({ order_id, order, customer, delivery_date }) => {
      const { count = 0, open = 0 } = counts.find((one) => one.order_id === order_id) ?? {};
      const own = shown.filter((product) => product.order_id === order_id).sort(byPosition);
      return {
        order_id: order_id as CenterOrder['order_id'],
        order,
        customer,
        delivery_date,
        done: count - open,
        count,
        products: own,
      };
    }),
    page: query.page,
    pages: Math.max(1, Math.ceil(total / query.rows)),
    total,
    left: first?.left ?? 0,
    ready: first?.ready ?? 0,
    today,
    now: now.toISOString(),
  };
};

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
const byPosition = (a: CenterProduct, b: CenterProduct): number =>
  compareNatural(a.position, b.position) || compareNatural(a.barcode, b.barcode);

const toCenter = ({
  id,
  code,
  description,
  preperation,
  deleted,
  depends_on,
}: GraphCenter & { readonly description: string }): Answer['centers'][number] =>
  ({ id, code, description, preperation, deleted, depends_on: [...depends_on] }) as Answer['centers'][number];

type LastEvents = ReadonlyMap<number, { readonly user_name: string; readonly created_at: Date }>;

/** A product's operations as its way, by the codes of the work centers. */
const centerPathIn = (centers: readonly GraphCenter[], events: LastEvents) => {
  const codes = new Map(centers.map(({ id, code }) => [id, code]));
  const codeOf = (row: OperationRow): string => codes.get(row.work_center_id) ?? '';
  return (rows: readonly OperationRow[]): HistoryStep[] =>
    [...rows]
      .sort((a, b) => compareNatural(codeOf(a), codeOf(b)))
      .map((row) => ({
        work_center_id: row.work_center_id as HistoryStep['work_center_id'],
        round: row.round,
        status: row.status,
        start_time: row.start_time?.toISOString() ?? null,
        end_time: row.end_time?.toISOString() ?? null,
        user_name: events.get(row.id)?.user_name || null,
        changed_at: events.get(row.id)?.created_at.toISOString() ?? null,
      }));
};

interface ProductSetting {
  readonly scope: PageScope;
  readonly centers: readonly GraphCenter[];
  readonly wayOf: (rows: readonly OperationRow[]) => HistoryStep[];
  readonly rework: ReadonlyMap<number, CenterProduct['rework']>;
  readonly notices: ReadonlyMap<number, CenterProduct['change']>;
  readonly clockOf: (row: OperationRow) => CenterProduct['worked'];
}

/** How long operations have been worked on, by the calendar of their work center. */
const workedAt = async (
  { database, clock }: ServiceTools,
  { company_id: companyId, time_zone: timeZone }: CallInfo['context'],
  rows: readonly OperationRow[],
): Promise<ProductSetting['clockOf']> => {
  const started = rows.filter(({ status }) => status === operationStatus.started);
  const [first] = started.flatMap(({ start_time: at }) => at ?? []).sort((a, b) => a.getTime() - b.getTime());
  const centerIds = [...new Set(started.map((row) => row.work_center_id))];
  const days = first && (await workingDaysSince(database, companyId, centerIds, clock.dayOf(first, timeZone)));
  const to = clock.now();
  return ({ status, start_time: from, work_center_id: center }) => {
    if (status !== operationStatus.started || from === null || !days) return null;
    const { ms, until } = workingTime(days.get(center) ?? null, { from, to, timeZone });
    return { ms, until: until?.toISOString() ?? null };
  };
};

const toProduct = (
  product: ProductOfPage,
  rows: readonly OperationRow[],
  { scope, centers, wayOf, rework, notices, clockOf }: ProductSetting,
): CenterProduct => {
  const here = rows.find((row) => row.work_center_id === scope.workCenterId);
  const awaits = awaitedCenters(new Set(scope.before), rows);
  const isOpen = here !== undefined && !isOver(here.status);
  return {
    product_id: product.product_id,
    order_id: product.order_id,
    operation_id: here?.id ?? product.operation_id,
    barcode: product.barcode,
    position: product.position,
    type: product.type,
    category: product.category,
    width: product.width,
    height: product.height,
    depth: product.depth,
    weight: product.weight,
    product_comment: product.product_comment,
    image: product.image,
    operation_status: here?.status ?? 0,
    operation_comment: here?.comment ?? null,
    amount: here?.amount ?? null,
    start_time: here?.start_time?.toISOString() ?? null,
    end_time: here?.end_time?.toISOString() ?? null,
    user_id: here?.user_id ?? null,
    worked: here ? clockOf(here) : null,
    rework: rework.get(product.product_id) ?? null,
    change: notices.get(product.product_id) ?? null,
    ready: isOpen && awaits.length === 0,
    awaits,
    next: nextCenters(centers, scope.workCenterId, rows),
    way: wayOf(rows),
  } as CenterProduct;
};
