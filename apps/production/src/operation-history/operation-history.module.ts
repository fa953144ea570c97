import { Module } from '@nestjs/common';
import { OperationHistoryController } from './operation-history.controller';

@Module({ controllers: [OperationHistoryController] })
export class OperationHistoryModule {}
