import { Module } from '@nestjs/common';
import { CopiesModule } from '../copies/copies.module';
import { OperationsController } from './operations.controller';

@Module({ imports: [CopiesModule], controllers: [OperationsController] })
export class OperationsModule {}
