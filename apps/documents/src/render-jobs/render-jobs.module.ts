import { Module } from '@nestjs/common';
import { RenderJobsController } from './render-jobs.controller';
import { MakeFile } from './use-cases/make-file';

@Module({ controllers: [RenderJobsController], providers: [MakeFile] })
export class RenderJobsModule {}
