import {
  beginDelivery as beginContract,
  finishDelivery as finishContract,
  previewMails as previewContract,
  listDoubtfulMails,
  resendDoubtfulMail as resendDoubtfulContract,
  routes,
  type InputOf,
  readMailMoments,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { deliveriesOfTruck, doubtfulMails } from './deliveries.queries';
import { beginDelivery } from './use-cases/begin-delivery';
import { finishDelivery } from './use-cases/finish-delivery';
import { previewMails } from './use-cases/preview-mails';
import { resendDelivery } from './use-cases/resend-delivery';
import { resendDoubtfulMail } from './use-cases/resend-doubtful-mail';
import { mailMoments } from './order-moments.queries';

@Controller()
export class DeliveriesController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(routes.listDeliveries)
  list({ query }: InputOf<typeof routes.listDeliveries>, { context }: CallInfo) {
    return deliveriesOfTruck(this.tools.database, context.company_id, query.truck_id);
  }

  @Handle(routes.resendDelivery)
  resend({ params }: InputOf<typeof routes.resendDelivery>, call: CallInfo) {
    return resendDelivery(this.tools, call, params.id);
  }

  @Handle(listDoubtfulMails)
  doubtful(_input: InputOf<typeof listDoubtfulMails>, { context }: CallInfo) {
    return doubtfulMails(this.tools.database, context);
  }

  @Handle(resendDoubtfulContract)
  resendDoubtful({ params }: InputOf<typeof resendDoubtfulContract>, call: CallInfo) {
    return resendDoubtfulMail(this.tools, call, params.id);
  }

  @Handle(previewContract)
  previewChange(input: InputOf<typeof previewContract>, call: CallInfo) {
    return previewMails(this.tools, call, input);
  }

  @Handle(readMailMoments)
  moments(input: InputOf<typeof readMailMoments>, { context }: CallInfo) {
    return mailMoments(this.tools.database, context, input);
  }

  @Handle(beginContract)
  begin(input: InputOf<typeof beginContract>, { context }: CallInfo) {
    return beginDelivery(this.tools, context.company_id, input);
  }

  @Handle(finishContract)
  finish(input: InputOf<typeof finishContract>, { context }: CallInfo) {
    return finishDelivery(this.tools, context.company_id, input);
  }
}
