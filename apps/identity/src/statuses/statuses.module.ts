import { Module } from '@nestjs/common';
import { StatusesController } from './statuses.controller';

@Module({ controllers: [StatusesController] })
export class StatusesModule {}
