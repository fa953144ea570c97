import { Module } from '@nestjs/common';
import { SystemRightsController } from './system-rights.controller';

@Module({ controllers: [SystemRightsController] })
export class SystemRightsModule {}
