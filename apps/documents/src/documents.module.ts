import { Module } from '@nestjs/common';
import { DeliveriesModule } from './deliveries/deliveries.module';
import { RenderJobsModule } from './render-jobs/render-jobs.module';

@Module({ imports: [RenderJobsModule, DeliveriesModule] })
export class DocumentsModule {}
