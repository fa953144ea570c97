import { ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { keepAuditMonths } from '../use-cases/keep-audit-months';

/** Makes the months that audit entries go into, and drops those that are kept no longer. */
@Injectable()
export class KeepAuditMonths implements OnApplicationBootstrap {
  constructor(private readonly tools: ServiceTools) {}

  /** A new service has no month to write to. */
  onApplicationBootstrap(): Promise<void> {
    return this.run();
  }

  @Sweep({ everyMs: 86_400_000 })
  run(): Promise<void> {
    return keepAuditMonths(this.tools);
  }
}
