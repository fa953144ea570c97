import { Module } from '@nestjs/common';
import { PackingTypesController } from './packing-types.controller';

@Module({ controllers: [PackingTypesController] })
export class PackingTypesModule {}
