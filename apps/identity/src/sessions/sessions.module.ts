import { Module } from '@nestjs/common';
import { Passwords } from '../core/passwords';
import { SessionsController } from './sessions.controller';
import { DropOldLoginAttempts } from './sweeps/drop-old-login-attempts';
import { DropOldSessions } from './sweeps/drop-old-sessions';

export { ownPasswordOf } from './login-attempt.repository';
export { countAttempt, purgeAttempts } from './use-cases/count-attempt';
export { openSessionInTx } from './use-cases/open-session-in-tx';
export { revokeSessionsAtTerminal, revokeSessionsAtTerminals } from './use-cases/revoke-sessions-at-terminal';
export { tokenOfDisplay, tokenOfSession } from './use-cases/token-of-session';
export { revokeSessionsOfUser } from './use-cases/revoke-sessions-of-user';

@Module({
  controllers: [SessionsController],
  providers: [Passwords, DropOldSessions, DropOldLoginAttempts],
  exports: [Passwords],
})
export class SessionsModule {}
