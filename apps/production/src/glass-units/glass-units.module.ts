import { Module } from '@nestjs/common';
import { GlassUnitsController } from './glass-units.controller';

@Module({ controllers: [GlassUnitsController] })
export class GlassUnitsModule {}
