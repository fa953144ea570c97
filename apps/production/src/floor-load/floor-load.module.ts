import { Module } from '@nestjs/common';
import { FloorLoadController } from './floor-load.controller';

@Module({ controllers: [FloorLoadController] })
export class FloorLoadModule {}
