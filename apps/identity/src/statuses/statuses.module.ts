import { Module } from '@nestjs/common';
import { StatusesController } from './statuses.controller';
import { StatusesQueries } from './statuses.queries';

@Module({ controllers: [StatusesController], providers: [StatusesQueries] })
export class StatusesModule {}
