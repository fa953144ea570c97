import { ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { FirstPlans } from '../first-plans';
import { computeDueEstimates } from '../use-cases/compute-due-estimates';

/** Orders whose products have changed, or that are new, are estimated again. */
@Injectable()
export class KeepEstimates {
  constructor(
    private readonly tools: ServiceTools,
    private readonly plans: FirstPlans,
  ) {}

  @Sweep({ everyMs: 1_000 })
  async run(): Promise<void> {
    for (let more = true; more;) more = await computeDueEstimates(this.tools, this.plans);
  }
}
