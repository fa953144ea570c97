import { Module } from '@nestjs/common';
import { RenderJobsController } from './render-jobs.controller';
import { WorkCenterListsController } from './work-center-lists.controller';
import { MakeFile } from './use-cases/make-file';

export { MakeFile } from './use-cases/make-file';

@Module({ controllers: [RenderJobsController, WorkCenterListsController], providers: [MakeFile], exports: [MakeFile] })
export class RenderJobsModule {}
