import { Module } from '@nestjs/common';
import { RenderJobsModule } from '../render-jobs/render-jobs.module';
import { TemplatesModule } from '../templates/templates.module';
import { PdfTemplatesController } from './pdf-templates.controller';

export { PdfTemplateRepository } from './pdf-template.repository';

@Module({ imports: [RenderJobsModule, TemplatesModule], controllers: [PdfTemplatesController] })
export class PdfTemplatesModule {}
