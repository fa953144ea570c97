import { Module } from '@nestjs/common';
import { StatusRightsController } from './status-rights.controller';
import { servedStatusRights, StatusRightsQueries } from './status-rights.queries';

@Module({ controllers: [StatusRightsController], providers: [StatusRightsQueries, servedStatusRights] })
export class StatusRightsModule {}
