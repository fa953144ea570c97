import { Module } from '@nestjs/common';
import { DeliveriesModule } from './deliveries/deliveries.module';
import { RenderJobsModule } from './render-jobs/render-jobs.module';
import { TemplatesModule } from './templates/templates.module';

@Module({ imports: [RenderJobsModule, DeliveriesModule, TemplatesModule] })
export class DocumentsModule {}
