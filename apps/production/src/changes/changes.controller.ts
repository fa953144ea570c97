import {
  applyWork as applyContract,
  reserveWork as reserveContract,
  readWork as readContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { applyWork } from './use-cases/apply-work';
import { reserveWork } from './use-cases/reserve-work';
import { workOn } from './work.queries';

/** What orders asks before and after it changes products that may be under way. */
@Controller()
export class ChangesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(readContract)
  read({ product_ids: ids }: InputOf<typeof readContract>, { context }: CallInfo) {
    return workOn(this.tools.database, context.company_id, ids);
  }

  @Handle(reserveContract)
  reserve({ products }: InputOf<typeof reserveContract>, { context }: CallInfo) {
    return reserveWork(this.tools, context.company_id, products);
  }

  @Handle(applyContract)
  apply(input: InputOf<typeof applyContract>, call: CallInfo) {
    return applyWork(this.tools, call, input);
  }
}
