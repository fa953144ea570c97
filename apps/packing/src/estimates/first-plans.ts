import path from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PlanThread } from './plan-thread';

const threadFile = path.join(__dirname, 'first-plan.worker.cjs');

/**
 * First plans for who waits for one, and for what is kept: a large order that is computed again keeps nobody waiting.
 */
@Injectable()
export class FirstPlans implements OnModuleDestroy {
  readonly asked = new PlanThread(threadFile);
  readonly kept = new PlanThread(threadFile);

  onModuleDestroy(): void {
    this.asked.close();
    this.kept.close();
  }
}
