import { Module } from '@nestjs/common';
import { Names } from './names';
import { StatusChangesController } from './status-changes.controller';

@Module({ controllers: [StatusChangesController], providers: [Names] })
export class StatusChangesModule {}
