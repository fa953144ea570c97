import { productsChanged, type EventOf } from '@mullion/contracts';
import { On, ServiceTools, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { closeRemakes } from '../use-cases/close-remakes';

@Injectable()
export class CloseWhenUnitMade {
  constructor(private readonly tools: ServiceTools) {}

  @On(productsChanged)
  handle({ company_id: companyId, data }: EventOf<typeof productsChanged>, tx: Tx): Promise<void> {
    return closeRemakes(this.tools, tx, companyId, data.products);
  }
}
