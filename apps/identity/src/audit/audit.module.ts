import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AuditMonths } from './audit-months';
import { AuditQueries } from './audit.queries';
import { KeepEntryWhenRowAudited } from './handlers/keep-entry-when-row-audited';

@Module({ controllers: [AuditController], providers: [AuditQueries, AuditMonths, KeepEntryWhenRowAudited] })
export class AuditModule {}
