import { createRemake as createContract, getRemake, getRemakePlan, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { remakeOfProblem } from './remakes.queries';
import { createRemake } from './use-cases/create-remake';
import { planRemake } from './use-cases/plan-remake';

@Controller()
export class RemakesController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getRemakePlan)
  plan({ query }: InputOf<typeof getRemakePlan>, call: CallInfo) {
    return planRemake(this.tools, call, query);
  }

  @Handle(getRemake)
  ofProblem({ params }: InputOf<typeof getRemake>, { context }: CallInfo) {
    return remakeOfProblem(this.tools.database, context.company_id, params.id);
  }

  @Handle(createContract)
  create(input: InputOf<typeof createContract>, call: CallInfo) {
    return createRemake(this.tools, call, input);
  }
}
