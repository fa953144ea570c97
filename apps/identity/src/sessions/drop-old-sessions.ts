import { Clock, Database, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const HOUR_MS = 3_600_000;

@Injectable()
export class DropOldSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Expired sessions go, and with them their tokens. */
  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    await this.database.read('DELETE FROM session WHERE expires_at <= $1', [this.clock.now()]);
  }
}
