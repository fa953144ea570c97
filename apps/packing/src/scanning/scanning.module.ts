import { Module } from '@nestjs/common';
import { ConflictsController } from './conflicts/conflicts.controller';
import { DropOldWork } from './conflicts/drop-old-work';
import { ScanningController } from './scanning.controller';

@Module({ controllers: [ScanningController, ConflictsController], providers: [DropOldWork] })
export class ScanningModule {}
