import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module';
import { AttachmentFiles } from './attachment-files';
import { AttachmentsController } from './attachments.controller';
import { DropAttachmentsWhenProblemDeleted } from './handlers/drop-attachments-when-problem-deleted';
import { DropUnnamedFiles } from './sweeps/drop-unnamed-files';

@Module({
  imports: [PicturesModule],
  controllers: [AttachmentsController],
  providers: [AttachmentFiles, DropAttachmentsWhenProblemDeleted, DropUnnamedFiles],
})
export class AttachmentsModule {}
