import { ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { FirstPlans } from '../first-plans';
import { computeDueEstimates } from '../use-cases/compute-due-estimates';

/** A process that stops waits for its sweeps, so what is left after this time is for the next run. */
const RUN_MS = 5_000;

/** Orders whose products have changed, or that are new, are estimated again. */
@Injectable()
export class KeepEstimates {
  constructor(
    private readonly tools: ServiceTools,
    private readonly plans: FirstPlans,
  ) {}

  @Sweep({ everyMs: 1_000 })
  async run(): Promise<void> {
    const until = performance.now() + RUN_MS;
    const failed = new Set<number>();
    for (let more = true; more && performance.now() < until;)
      more = await computeDueEstimates(this.tools, this.plans, failed);
  }
}
