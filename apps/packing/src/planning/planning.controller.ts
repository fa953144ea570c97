import { getPlanningData, type InputOf } from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import { planningPage } from './planning.queries';

@Controller()
export class PlanningController {
  constructor(private readonly tools: ServiceTools) {}

  @Handle(getPlanningData)
  get({ query }: InputOf<typeof getPlanningData>, call: CallInfo) {
    return planningPage(this.tools, call, query);
  }
}
