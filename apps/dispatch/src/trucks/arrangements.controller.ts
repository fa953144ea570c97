import {
  beginArrangement as beginContract,
  finishArrangement as finishContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { beginArrangement } from './use-cases/begin-arrangement';
import { finishArrangement } from './use-cases/finish-arrangement';

/** The side of worker-optimiser. */
@Controller()
export class ArrangementsController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(beginContract)
  begin(input: InputOf<typeof beginContract>, { context }: CallInfo) {
    return beginArrangement(this.tools.database, context.company_id, input.arrangement_id);
  }

  @Handle(finishContract)
  async finish(input: InputOf<typeof finishContract>, { context }: CallInfo) {
    await finishArrangement(this.tools, context.company_id, input);
    return { ok: true as const };
  }
}
