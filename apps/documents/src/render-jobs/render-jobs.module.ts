import { Module } from '@nestjs/common';
import { RenderJobsController } from './render-jobs.controller';
import { KeepRenderJobs } from './sweeps/keep-render-jobs';

export { addFile, startFile } from './use-cases/start-file';

@Module({ controllers: [RenderJobsController], providers: [KeepRenderJobs] })
export class RenderJobsModule {}
