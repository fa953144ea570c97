import { Module } from '@nestjs/common';
import { GlassFiles } from './glass-files';
import { GlassUnitsController } from './glass-units.controller';

@Module({ controllers: [GlassUnitsController], providers: [GlassFiles] })
export class GlassUnitsModule {}
