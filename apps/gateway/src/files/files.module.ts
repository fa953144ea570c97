import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottlingModule } from '../throttling/throttling.module';
import { FilesController } from './files.controller';

@Module({ imports: [SessionsModule, ThrottlingModule], controllers: [FilesController] })
export class FilesModule {}
