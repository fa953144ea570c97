import {
  previewReminders as previewRemindersContract,
  listReminders,
  previewMail as previewContract,
  sendReminders as sendContract,
  sendTestMail as testContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { remindersOf } from '../deliveries/deliveries.queries';
import { previewMail, sendTestMail } from './use-cases/preview-mail';
import { previewReminders, sendReminders } from './use-cases/send-reminders';

/** Mails that a person sends: reminders of returnables, and mails to oneself to look at. */
@Controller()
export class RemindersController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(listReminders)
  list({ query }: InputOf<typeof listReminders>, { context }: CallInfo) {
    return remindersOf(this.tools.database, context.company_id, query.holder_id);
  }

  @Handle(previewRemindersContract)
  previewChange({ body }: InputOf<typeof previewRemindersContract>, call: CallInfo) {
    return previewReminders(this.tools, call, body);
  }

  @Handle(sendContract)
  send({ body }: InputOf<typeof sendContract>, call: CallInfo) {
    return sendReminders(this.tools, call, body);
  }

  @Handle(previewContract)
  preview({ body }: InputOf<typeof previewContract>, call: CallInfo) {
    return previewMail(this.tools, call, body);
  }

  @Handle(testContract)
  test({ body }: InputOf<typeof testContract>, call: CallInfo) {
    return sendTestMail(this.tools, call, body);
  }
}
