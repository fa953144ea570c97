import { getPlanningData, type InputOf, type OutputOf } from '@mullion/contracts';
import { Database, Handle, log, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { OrderCopies } from '../pallets/pallets.module';
import { RunsQueries } from '../runs/runs.queries';
import { fitOrders, fitWhole, readableOrders } from './rules/fit-answer';
import { MOST_ORDERS, PlanningQueries, termsOf, type OrderRow, type PlanningFilter } from './planning.queries';

type Planning = OutputOf<typeof getPlanningData>;

@Controller()
export class PlanningController {
  constructor(
    private readonly database: Database,
    private readonly queries: PlanningQueries,
    private readonly runs: RunsQueries,
    private readonly orders: OrderCopies,
  ) {}

  @Handle(getPlanningData)
  async get({ query }: InputOf<typeof getPlanningData>, call: CallInfo): Promise<Planning> {
    const terms = termsOf(query.filter);
    if (terms.length === 0) return { orders: [], pallets: [], stale: false, more: false, runs: [] };
    const companyId = call.context.company_id;
    const filter = { terms, from: query.pal_status_from, to: query.pal_status_to };
    const { orders: found, stale } = await this.arrived(call, filter);
    const orders = found.slice(0, MOST_ORDERS);
    const ids = orders.map((order) => order.id);
    const isRelated = query.show_related === 'true' || query.show_related === '1';
    const related = isRelated && ids.length > 0 ? await this.queries.related(companyId, ids, MOST_ORDERS - ids.length) : [];
    const readable = readableOrders([...orders, ...related]);
    const fit = fitOrders(await this.queries.withProducts(companyId, readable.items));
    const shownIds = fit.items.map((order) => order.id);
    const [pallets, runs] = await Promise.all([this.queries.palletsOf(call.context, shownIds), this.runs.openOf(companyId, shownIds)]);
    const fitPallets = fitWhole(pallets);
    const more = found.length > MOST_ORDERS || readable.isCut || fit.isCut || fitPallets.isCut;
    return { orders: fit.items, pallets: fitPallets.items, stale, more, runs };
  }

  /** Orders as fresh as the asker has seen them: waits for the news, then asks the owner in bulk, else says that it is stale. */
  private async arrived(call: CallInfo, filter: PlanningFilter): Promise<{ orders: OrderRow[]; stale: boolean }> {
    const companyId = call.context.company_id;
    const [freshness, ofTrucks] = await Promise.all([
      this.database.waitForStamps(call, ['orders']),
      this.database.waitForStamps(call, ['dispatch']),
    ]);
    const orders = await this.queries.orders(companyId, filter);
    const [incomplete, unknown] = await Promise.all([this.queries.incomplete(orders), this.queries.unknownTerms(companyId, filter.terms)]);
    const order_ids = freshness === 'stale' ? orders.map((order) => order.id) : incomplete;
    const numbers = freshness === 'stale' ? [...filter.terms] : unknown;
    if (order_ids.length === 0 && numbers.length === 0) return { orders, stale: ofTrucks === 'stale' };
    try {
      await this.orders.heal(companyId, { ...(order_ids.length ? { order_ids } : {}), ...(numbers.length ? { numbers } : {}) });
    } catch (error) {
      log().warn({ reason: String(error) }, 'orders could not be asked for what has not arrived');
      return { orders, stale: freshness === 'stale' || incomplete.length > 0 };
    }
    return { orders: await this.queries.orders(companyId, filter), stale: ofTrucks === 'stale' };
  }
}
