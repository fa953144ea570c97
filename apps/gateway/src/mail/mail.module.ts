import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottlingModule } from '../throttling/throttling.module';
import { MailController } from './mail.controller';

@Module({ imports: [SessionsModule, ThrottlingModule], controllers: [MailController] })
export class MailModule {}
