import { Module } from '@nestjs/common';
import { AccessTokens } from './access-tokens';
import { DropOldSessions } from './drop-old-sessions';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { Passwords } from './passwords';
import { SessionsController } from './sessions.controller';
import { SessionsQueries } from './sessions.queries';
import { CloseSession } from './use-cases/close-session';
import { OpenSession } from './use-cases/open-session';
import { RenewSession } from './use-cases/renew-session';

@Module({
  controllers: [SessionsController],
  providers: [AccessTokens, CloseSession, DropOldSessions, LoginAttemptsRepository, OpenSession, Passwords, RenewSession, SessionsQueries],
})
export class SessionsModule {}
