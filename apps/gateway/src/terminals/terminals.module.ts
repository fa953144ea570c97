import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottlingModule } from '../throttling/throttling.module';
import { TerminalsController } from './terminals.controller';

@Module({ imports: [SessionsModule, ThrottlingModule], controllers: [TerminalsController] })
export class TerminalsModule {}
