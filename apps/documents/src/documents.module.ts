import { Module } from '@nestjs/common';
import { AttachmentsModule } from './attachments/attachments.module';
import { CuttingModule } from './cutting/cutting.module';
import { DeliveriesModule } from './deliveries/deliveries.module';
import { MailAddressesModule } from './mail-addresses/mail-addresses.module';
import { LabelsModule } from './labels/labels.module';
import { PapersModule } from './papers/papers.module';
import { PdfTemplatesModule } from './pdf-templates/pdf-templates.module';
import { RemindersModule } from './reminders/reminders.module';
import { EvidenceModule } from './evidence/evidence.module';
import { RenderJobsModule } from './render-jobs/render-jobs.module';
import { SharingModule } from './sharing/sharing.module';
import { TemplatesModule } from './templates/templates.module';
import { WebhooksModule } from './webhooks/webhooks.module';

@Module({
  imports: [
    WebhooksModule,
    AttachmentsModule,
    RenderJobsModule,
    DeliveriesModule,
    TemplatesModule,
    PdfTemplatesModule,
    CuttingModule,
    SharingModule,
    MailAddressesModule,
    RemindersModule,
    LabelsModule,
    PapersModule,
    EvidenceModule,
  ],
})
export class DocumentsModule {}
