import { keepCopies } from '@mullion/server-kit';
import { Module } from '@nestjs/common';
import { FloorLoadController } from './floor-load.controller';
import { truckCopy } from './truck-copy';

@Module({ controllers: [FloorLoadController], providers: keepCopies(truckCopy) })
export class FloorLoadModule {}
