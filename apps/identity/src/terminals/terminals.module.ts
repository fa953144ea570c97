import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { AccessController } from './access.controller';
import { DropOldPinCounts } from './sweeps/drop-old-pin-counts';
import { TerminalsController } from './terminals.controller';

@Module({
  imports: [SessionsModule],
  controllers: [TerminalsController, AccessController],
  providers: [DropOldPinCounts],
})
export class TerminalsModule {}
