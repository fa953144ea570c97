import {
  correctReturnables as correctContract,
  getReturnableHolders,
  getReturnables,
  listReturnableMovements,
  listReturnables,
  moveReturnables as moveContract,
  type InputOf,
  type RequestContext,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { pageOfHolders, pageOfMovements, holderDetail, holderDetails } from './returnables.queries';
import { correctReturnables } from './use-cases/correct-returnables';
import { moveReturnables } from './use-cases/move-returnables';

/** Pallets and stillages that come back: who has them, and every movement. */
@Controller()
export class ReturnablesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(listReturnables)
  list({ query }: InputOf<typeof listReturnables>, { context }: CallInfo) {
    return pageOfHolders(this.tools.database, context.company_id, this.today(context), query);
  }

  @Handle(getReturnables)
  get({ params }: InputOf<typeof getReturnables>, { context }: CallInfo) {
    return holderDetail(this.tools.database, context.company_id, this.today(context), params.id);
  }

  @Handle(listReturnableMovements)
  movements(input: InputOf<typeof listReturnableMovements>, { context }: CallInfo) {
    return pageOfMovements(this.tools.database, context.company_id, input);
  }

  @Handle(getReturnableHolders)
  holders({ holder_ids: ids }: InputOf<typeof getReturnableHolders>, { context }: CallInfo) {
    return holderDetails(this.tools.database, context.company_id, this.today(context), ids);
  }

  @Handle(moveContract)
  move({ body }: InputOf<typeof moveContract>, call: CallInfo) {
    return moveReturnables(this.tools, call, body);
  }

  @Handle(correctContract)
  correct(input: InputOf<typeof correctContract>, call: CallInfo) {
    return correctReturnables(this.tools, call, input);
  }

  private today({ time_zone: zone }: RequestContext): string {
    return this.tools.clock.today(zone);
  }
}
