import { Module } from '@nestjs/common';
import { Passwords } from '../passwords';
import { AccessTokens } from './access-tokens';
import { DropOldSessions } from './drop-old-sessions';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { SessionsController } from './sessions.controller';
import { SessionsQueries } from './sessions.queries';
import { CloseSession } from './use-cases/close-session';
import { EndSessions } from './use-cases/end-sessions';
import { OpenSession } from './use-cases/open-session';
import { RenewSession } from './use-cases/renew-session';

export { EndSessions, LoginAttemptsRepository };

@Module({
  controllers: [SessionsController],
  providers: [
    AccessTokens,
    CloseSession,
    DropOldSessions,
    EndSessions,
    LoginAttemptsRepository,
    OpenSession,
    Passwords,
    RenewSession,
    SessionsQueries,
  ],
  exports: [EndSessions, LoginAttemptsRepository, Passwords],
})
export class SessionsModule {}
