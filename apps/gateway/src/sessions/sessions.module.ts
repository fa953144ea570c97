import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../throttling/throttling.module';
import { SessionContexts } from '../session-contexts';
import { SessionGate } from '../session-gate';
import { AccessTokenStrategy } from './access-token.strategy';
import { SessionsController } from './sessions.controller';

@Module({
  imports: [ThrottlingModule],
  controllers: [SessionsController],
  providers: [AccessTokenStrategy, SessionContexts, SessionGate],
  exports: [SessionContexts, SessionGate],
})
export class SessionsModule {}
