import { Module } from '@nestjs/common';
import { PackingTypesController } from './packing-types.controller';
import { PackingTypesQueries } from './packing-types.queries';

@Module({ controllers: [PackingTypesController], providers: [PackingTypesQueries], exports: [PackingTypesQueries] })
export class PackingTypesModule {}
