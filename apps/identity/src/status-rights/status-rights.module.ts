import { Module } from '@nestjs/common';
import { StatusRightsController } from './status-rights.controller';
import { StatusRightsQueries } from './status-rights.queries';

@Module({ controllers: [StatusRightsController], providers: [StatusRightsQueries] })
export class StatusRightsModule {}
