import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../throttling/throttling.module';
import { FilesController } from './files.controller';

@Module({ imports: [ThrottlingModule], controllers: [FilesController] })
export class FilesModule {}
