import { kitMigrations } from '@mullion/server-kit';
import type { DataSourceOptions } from 'typeorm';
import { CompanyFeatureRow } from './companies/company-feature.entity';
import { CompanyRow } from './companies/company.entity';
import { CountryCodeRow } from './country-codes/country-code.entity';
import { CreateCompanies1767225600000 } from './migrations/1767225600000-create-companies';
import { CreateUsers1767225601000 } from './migrations/1767225601000-create-users';
import { CreateSessions1767225602000 } from './migrations/1767225602000-create-sessions';
import { CreateRightsAndStatuses1767225603000 } from './migrations/1767225603000-create-rights-and-statuses';
import { CreateCountryCodes1767225604000 } from './migrations/1767225604000-create-country-codes';
import { CreateStatusRightStage1767225606000 } from './migrations/1767225606000-create-status-right-stage';
import { AddStackRules1767225607000 } from './migrations/1767225607000-add-stack-rules';
import { CreateAuditEntries1795306000000 } from './migrations/1795306000000-create-audit-entries';
import { SearchAuditEntries1795306200000 } from './migrations/1795306200000-search-audit-entries';
import { AddCuttingForm1795306300000 } from './migrations/1795306300000-add-cutting-form';
import { AddKnownAndNameVersions1795306100000 } from './migrations/1795306100000-add-known-and-name-versions';
import { RenameDefaultAuditPart1795392000000 } from './migrations/1795392000000-rename-default-audit-part';
import { KeepStartPages1795954347300 } from './migrations/1795954347300-keep-start-pages';
import { LoginAttemptRow } from './sessions/login-attempt.entity';
import { RefreshTokenRow } from './sessions/refresh-token.entity';
import { SessionRow } from './sessions/session.entity';
import { StatusRightStageRow } from './status-rights/status-right-stage.entity';
import { StatusRightRow } from './status-rights/status-right.entity';
import { StatusNameRow } from './statuses/status-name.entity';
import { SystemRightRow } from './system-rights/system-right.entity';
import { UserRow } from './users/user.entity';
import { CreateApiKeys1795961000000 } from './migrations/1795961000000-create-api-keys';
import { SetDepartureTime1796004000000 } from './migrations/1796004000000-set-departure-time';
import { KeepReminderMail1796007001000 } from './migrations/1796007001000-keep-reminder-mail';
import { CreateTerminals1796003000000 } from './migrations/1796003000000-create-terminals';
import { SearchWithoutMarks1798000003100 } from './migrations/1798000003100-search-without-marks';
import { PinCountRow } from './terminals/pin-count.entity';
import { TerminalAccessRow } from './terminals/terminal-access.entity';
import { TerminalRow } from './terminals/terminal.entity';
import { KeepAuditMonths1798000007200 } from './migrations/1798000007200-keep-audit-months';
import { GiveProductRight1798000051800 } from './migrations/1798000051800-give-product-right';
import { NormaliseEmails1798000007100 } from './migrations/1798000007100-normalise-emails';
import { ApiKeyRow } from './api-keys/api-key.entity';

/** TypeORM's options of identity: its own schema, its entities, its migrations after those of the kit. */
export const dataSourceOptions = (url: string): DataSourceOptions => ({
  type: 'postgres',
  url,
  schema: 'identity',
  entities: [
    ApiKeyRow,
    CompanyRow,
    CompanyFeatureRow,
    UserRow,
    SessionRow,
    RefreshTokenRow,
    LoginAttemptRow,
    SystemRightRow,
    StatusRightRow,
    StatusRightStageRow,
    StatusNameRow,
    CountryCodeRow,
    TerminalRow,
    TerminalAccessRow,
    PinCountRow,
  ],
  migrations: [
    ...kitMigrations('identity'),
    CreateCompanies1767225600000,
    CreateUsers1767225601000,
    CreateSessions1767225602000,
    CreateRightsAndStatuses1767225603000,
    CreateCountryCodes1767225604000,
    CreateStatusRightStage1767225606000,
    AddStackRules1767225607000,
    CreateAuditEntries1795306000000,
    AddKnownAndNameVersions1795306100000,
    SearchAuditEntries1795306200000,
    AddCuttingForm1795306300000,
    RenameDefaultAuditPart1795392000000,
    KeepStartPages1795954347300,
    CreateApiKeys1795961000000,
    SetDepartureTime1796004000000,
    KeepReminderMail1796007001000,
    CreateTerminals1796003000000,
    SearchWithoutMarks1798000003100,
    NormaliseEmails1798000007100,
    GiveProductRight1798000051800,
    KeepAuditMonths1798000007200,
  ],
});
