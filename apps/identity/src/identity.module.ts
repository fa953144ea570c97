import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module';
import { CompaniesModule } from './companies/companies.module';
import { CountryCodesModule } from './country-codes/country-codes.module';
import { SessionsModule } from './sessions/sessions.module';
import { StatusRightsModule } from './status-rights/status-rights.module';
import { StatusesModule } from './statuses/statuses.module';
import { SystemRightsModule } from './system-rights/system-rights.module';
import { TerminalsModule } from './terminals/terminals.module';
import { UsersModule } from './users/users.module';
import { ApiKeysModule } from './api-keys/api-keys.module';

@Module({
  imports: [
    ApiKeysModule,
    AuditModule,
    CompaniesModule,
    CountryCodesModule,
    SessionsModule,
    StatusRightsModule,
    StatusesModule,
    SystemRightsModule,
    TerminalsModule,
    UsersModule,
  ],
})
export class IdentityModule {}
