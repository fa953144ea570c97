import {
  getOrderProgress,
  listProductionOrders,
  listProductionOrdersTested,
  readFloorMoments,
  type InputOf,
  type OutputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo, type Encoded } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { floorMoments } from './order-moments.queries';
import { KeptPages } from './kept-pages';
import { KeptPlans } from './kept-plans';
import { SharedRuns } from './shared-runs';
import { readOrderProgress } from './use-cases/read-order-progress';

@Controller()
export class ProductionOrdersController {
  /** Every screen of a company reads the same rows again when an operation changes. */
  private readonly runs = new SharedRuns<Encoded<OutputOf<typeof listProductionOrders>>>();
  private readonly pages = new KeptPages();
  private readonly plans = new KeptPlans();

  constructor(private readonly tools: ServiceTools) {}

  @Handle(listProductionOrders)
  list({ query }: InputOf<typeof listProductionOrders>, { context }: CallInfo) {
    return this.find(context.company_id, query);
  }

  @Handle(listProductionOrdersTested)
  listTested({ query }: InputOf<typeof listProductionOrdersTested>, { context }: CallInfo) {
    return this.find(context.company_id, query);
  }

  @Handle(getOrderProgress)
  progress({ params }: InputOf<typeof getOrderProgress>, call: CallInfo) {
    const { database, clock } = this.tools;
    return readOrderProgress({ database, clock, plans: this.plans }, call, params.id);
  }

  @Handle(readFloorMoments)
  moments({ order_id: id }: InputOf<typeof readFloorMoments>, { context }: CallInfo) {
    return floorMoments(this.tools.database, context.company_id, id);
  }

  private find(companyId: number, query: InputOf<typeof listProductionOrders>['query']) {
    return this.runs.run(JSON.stringify([companyId, query]), () =>
      this.pages.of(this.tools.database, companyId, query),
    );
  }
}
