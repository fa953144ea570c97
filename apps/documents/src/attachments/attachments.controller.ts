import {
  addStopPhoto as photoContract,
  createAttachment,
  deleteAttachment as deleteContract,
  listAttachments,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { AttachmentFiles } from './attachment-files';
import { attachmentsOf } from './attachments.queries';
import { addStopPhoto } from './use-cases/add-stop-photo';
import { addAttachment } from './use-cases/add-attachment';
import { deleteAttachment } from './use-cases/delete-attachment';

@Controller()
export class AttachmentsController {
  constructor(
    private readonly tools: ServiceTools<DocumentsConfig>,
    private readonly files: AttachmentFiles,
  ) {}

  @Handle(listAttachments)
  list({ query }: InputOf<typeof listAttachments>, { context }: CallInfo) {
    return attachmentsOf(this.tools, context, query);
  }

  @Handle(createAttachment)
  create({ body }: InputOf<typeof createAttachment>, call: CallInfo) {
    return addAttachment(this.tools, this.files, call, body);
  }

  @Handle(photoContract)
  addPhoto(input: InputOf<typeof photoContract>, call: CallInfo) {
    return addStopPhoto(this.tools, this.files, call, input);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteAttachment(this.tools, call, params.id);
  }
}
