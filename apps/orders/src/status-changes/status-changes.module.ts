import { Module } from '@nestjs/common';
import { StatusChangesController } from './status-changes.controller';

@Module({ controllers: [StatusChangesController] })
export class StatusChangesModule {}
