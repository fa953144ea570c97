import { ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { dropExpiredSessions } from '../session.repository';

/** Expired sessions go, and with them their tokens. */
@Injectable()
export class DropOldSessions {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return dropExpiredSessions(this.tools.database, this.tools.clock.now());
  }
}
