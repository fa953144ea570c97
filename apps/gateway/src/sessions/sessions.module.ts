import { Module } from '@nestjs/common';
import { ApiKeys } from '../api-keys';
import { Forwarder } from '../forwarder';
import { ThrottlingModule } from '../throttling/throttling.module';
import { SessionContexts } from '../session-contexts';
import { SessionGate } from '../session-gate';
import { AccessTokenStrategy } from './access-token.strategy';
import { SessionsController } from './sessions.controller';

@Module({
  imports: [ThrottlingModule],
  controllers: [SessionsController],
  providers: [AccessTokenStrategy, ApiKeys, Forwarder, SessionContexts, SessionGate],
  exports: [Forwarder, SessionContexts, SessionGate],
})
export class SessionsModule {}

export { askedBy, clientOf } from './client-of';
export { cookieName, cookieOptions, refreshCookie } from './refresh-cookie';
