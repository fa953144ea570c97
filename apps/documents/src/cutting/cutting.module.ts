import { Module } from '@nestjs/common';
import { CuttingController } from './cutting.controller';

@Module({ controllers: [CuttingController] })
export class CuttingModule {}
