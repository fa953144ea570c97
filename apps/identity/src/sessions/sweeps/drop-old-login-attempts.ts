import { ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { LoginAttemptRepository } from '../login-attempt.repository';

@Injectable()
export class DropOldLoginAttempts {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return new LoginAttemptRepository(this.tools.database, this.tools.clock.now()).dropOld();
  }
}
