import {
  getTruckSpace,
  type estimateOrder,
  type EstimatedProduct,
  type EstimateWeek,
  type InputOf,
  isoWeek,
  type OutputOf,
} from '@mullion/contracts';
import { AppError, markStale, type CallInfo, type Reply, type ServiceTools } from '@mullion/server-kit';
import { healOrders } from '../../core/copies/heal-orders';
import { toComputed, toKeptEstimate } from '../estimate.mapper';
import type { EstimateRow } from '../../core/estimates/estimate.row';
import {
  departedOrders,
  keptEstimateOf,
  productsOfOrders,
  promisedDay,
  promisedWeeks,
  sharesOnTrucks,
} from '../estimates.queries';
import type { FirstPlans } from '../first-plans';
import { planRules, questionOf, type PlanRules } from '../plan-rules';
import { rangesOf } from '../rules/ranges';
import { calibrateEstimate } from '../rules/spread';
import { addDays, shownMondays } from '../rules/weeks';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'rpc' | 'clock'>;
type Body = InputOf<typeof estimateOrder>['body'];
type Answer = OutputOf<typeof estimateOrder>;
type Figures = Pick<EstimateRow, 'pallets' | 'length_mm' | 'mass_kg' | 'timber_kg' | 'gap' | 'floor'>;

/**
 * What an order takes and where there is room for it.
 * @throws AppError `not_found` for an order of another company, and for a product that is not of the order
 */
export const askEstimate = async (
  tools: Tools,
  plans: FirstPlans,
  call: CallInfo,
  body: Body,
): Promise<Answer | Reply<Answer>> => {
  const companyId = call.context.company_id;
  const freshness = await tools.database.waitForStamps(call, ['orders']);
  const orderId = body.order_id ?? null;
  const order = orderId === null ? null : await orderOf(tools, companyId, orderId);
  const promised = body.delivery_date === undefined ? (order?.delivery_date ?? null) : body.delivery_date;
  const rules = await planRules(tools, companyId);
  const [figures, departed, weeks] = await Promise.all([
    figuresOf(tools, plans, companyId, { orderId, products: body.products }, rules),
    departedOrders(tools.database, companyId),
    weeksAround(tools, call, promised, orderId),
  ]);
  const spread = calibrateEstimate(departed);
  const { pallets, length_mm: length, mass_kg: mass, timber_kg: timberMass } = figures;
  const isKnown = pallets !== null && length !== null && mass !== null && timberMass !== null;
  const answer: Answer = {
    ...toKeptEstimate(figures),
    ranges: isKnown ? rangesOf({ pallets, length, mass, timberMass }, spread) : null,
    floor: [...figures.floor],
    truck: rules.truck,
    spread,
    weeks,
    week: promised === null ? null : isoWeek(promised),
  };
  return freshness === 'stale' ? markStale(answer) : answer;
};

/** An order that has just been made is fetched from its owner. */
const orderOf = async (
  tools: Tools,
  companyId: number,
  id: number,
): Promise<{ readonly delivery_date: string | null }> => {
  const known = await promisedDay(tools.database, companyId, id);
  if (known) return known;
  await healOrders(tools, companyId, { order_ids: [id] }).catch(() => undefined);
  const healed = await promisedDay(tools.database, companyId, id);
  if (!healed) throw new AppError('not_found', { order: id });
  return healed;
};

/** As it is kept, unless something is to be added or to stand in, or the kept one is not there yet. */
const figuresOf = async (
  { database }: Tools,
  plans: FirstPlans,
  companyId: number,
  { orderId, products }: { readonly orderId: number | null; readonly products: Body['products'] },
  rules: PlanRules,
): Promise<Figures> => {
  const kept = orderId === null || products.length > 0 ? null : await keptEstimateOf(database, companyId, orderId);
  if (kept) return kept;
  const own = orderId === null ? [] : await productsOfOrders(database, companyId, [orderId]);
  const standIns = new Map(products.flatMap((product) => (product.id ? [[Number(product.id), product] as const] : [])));
  const known = new Set(own.map(({ id }) => id));
  const strange = [...standIns.keys()].find((id) => !known.has(id));
  if (strange !== undefined) throw new AppError('not_found', { product: strange });
  const all: EstimatedProduct[] = [
    ...own.map((product) => standIns.get(product.id) ?? product),
    ...products.filter(({ id }) => !id),
  ];
  return toComputed(await plans.asked.plan(questionOf(rules, all)));
};

/**
 * The shown weeks with their trucks, as if one order were neither promised nor on a truck; null while dispatch does not
 * say.
 */
const weeksAround = async (
  { database, rpc, clock }: Tools,
  { context }: CallInfo,
  day: string | null,
  orderId: number | null,
): Promise<EstimateWeek[] | null> => {
  const mondays = shownMondays(clock.today(context.time_zone), day);
  const days = { from: mondays[0] ?? '', to: addDays(mondays.at(-1) ?? '', 6) };
  const without = orderId === null ? [] : await sharesOnTrucks(database, context.company_id, orderId);
  const [promised, space] = await Promise.all([
    promisedWeeks(database, context.company_id, { ...days, without: orderId }),
    rpc.ask(getTruckSpace, { ...days, without }, { context }).catch(() => null),
  ]);
  if (space === null) return null;
  return mondays.map((monday) => {
    const week = isoWeek(monday);
    const trucks = space.find((one) => one.week === week);
    const open = promised.find((one) => one.week === week);
    return {
      week,
      monday,
      trucks: trucks?.trucks ?? 0,
      length: trucks?.length ?? 0,
      promised: Math.round((trucks?.taken ?? 0) + (open?.promised ?? 0)),
      unestimated: open?.unestimated ?? 0,
    };
  });
};
