import { Module } from '@nestjs/common';
import { StatusRightsController } from './status-rights.controller';
import { servedStatusRights } from './status-rights.queries';

@Module({ controllers: [StatusRightsController], providers: [servedStatusRights] })
export class StatusRightsModule {}
