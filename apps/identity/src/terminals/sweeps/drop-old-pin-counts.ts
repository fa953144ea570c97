import { ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dropOldPinCounts } from '../pin-count.repository';

@Injectable()
export class DropOldPinCounts {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return dropOldPinCounts(this.tools.database, this.tools.clock.now());
  }
}
