import { Module } from '@nestjs/common';
import { KeepOrdersWhenChanged } from './handlers/keep-orders-when-changed';
import { KeepStatusRightsWhenChanged } from './handlers/keep-status-rights-when-changed';

@Module({ providers: [KeepOrdersWhenChanged, KeepStatusRightsWhenChanged] })
export class CopiesModule {}
