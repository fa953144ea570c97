import { Module } from '@nestjs/common';
import { ScanningController } from './scanning.controller';

@Module({ controllers: [ScanningController] })
export class ScanningModule {}
