import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { KeepEntryWhenRowAudited } from './handlers/keep-entry-when-row-audited';
import { KeepAuditMonths } from './sweeps/keep-audit-months';

@Module({ controllers: [AuditController], providers: [KeepAuditMonths, KeepEntryWhenRowAudited] })
export class AuditModule {}
