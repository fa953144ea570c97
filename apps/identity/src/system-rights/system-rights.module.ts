import { Module } from '@nestjs/common';
import { SystemRightsController } from './system-rights.controller';
import { SystemRightsQueries } from './system-rights.queries';

@Module({ controllers: [SystemRightsController], providers: [SystemRightsQueries] })
export class SystemRightsModule {}
