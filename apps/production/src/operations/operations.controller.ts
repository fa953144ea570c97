import { listWaitingProducts, type InputOf, type OutputOf } from '@mullion/contracts';
import { Database, Handle, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { HealCopies } from '../copies/copies.module';
import { workCenterById } from '../work-centers/work-centers.queries';
import { ordersToHeal, waitingProducts } from './operations.queries';
import { inPositionOrder } from './rules/in-position-order';

@Controller()
export class OperationsController {
  constructor(
    private readonly database: Database,
    private readonly heal: HealCopies,
  ) {}

  @Handle(listWaitingProducts)
  async waiting({ id, limit }: InputOf<typeof listWaitingProducts>, { context }: CallInfo): Promise<OutputOf<typeof listWaitingProducts>> {
    const { company_id: companyId } = context;
    const workCenter = await workCenterById(this.database, companyId, id);
    await this.heal.orders(companyId, await ordersToHeal(this.database, companyId, id));
    const products = (await waitingProducts(this.database, companyId, id)).sort(inPositionOrder);
    return { work_center: workCenter, products: products.slice(0, limit), total: products.length };
  }
}
