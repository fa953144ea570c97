import {
  beginWebhook,
  createWebhook as createContract,
  deleteWebhook as deleteContract,
  finishWebhook,
  getWebhookDelivery,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  resendFailedDeliveries,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook as testContract,
  updateWebhook as updateContract,
  type InputOf,
} from '@mullion/contracts';
import { Handle, ServiceTools, type CallInfo } from '@mullion/server-kit';
import { Controller } from '@nestjs/common';
import type { DocumentsConfig } from '../config';
import { beginTry } from './use-cases/begin-try';
import { createWebhook } from './use-cases/create-webhook';
import { deleteWebhook } from './use-cases/delete-webhook';
import { finishTry } from './use-cases/finish-try';
import { resendDelivery, resendFailed } from './use-cases/resend-delivery';
import { rotateSecret } from './use-cases/rotate-secret';
import { testWebhook } from './use-cases/test-webhook';
import { updateWebhook } from './use-cases/update-webhook';
import { deliveriesOf, deliveryDetail, secretOf, webhooksOf } from './webhooks.queries';

@Controller()
export class WebhooksController {
  constructor(private readonly tools: ServiceTools<DocumentsConfig>) {}

  @Handle(listWebhooks)
  list(_input: InputOf<typeof listWebhooks>, { context }: CallInfo) {
    return webhooksOf(this.tools.database, context.company_id);
  }

  @Handle(createContract)
  create({ body }: InputOf<typeof createContract>, call: CallInfo) {
    return createWebhook(this.tools, call, body);
  }

  @Handle(updateContract)
  update(input: InputOf<typeof updateContract>, call: CallInfo) {
    return updateWebhook(this.tools, call, input);
  }

  @Handle(deleteContract)
  delete({ params }: InputOf<typeof deleteContract>, call: CallInfo) {
    return deleteWebhook(this.tools, call, params.id);
  }

  @Handle(getWebhookSecret)
  secret({ params }: InputOf<typeof getWebhookSecret>, { context }: CallInfo) {
    return secretOf(this.tools, context.company_id, params.id);
  }

  @Handle(rotateWebhookSecret)
  rotate({ params }: InputOf<typeof rotateWebhookSecret>, call: CallInfo) {
    return rotateSecret(this.tools, call, params.id);
  }

  @Handle(testContract)
  test({ params }: InputOf<typeof testContract>, call: CallInfo) {
    return testWebhook(this.tools, call, params.id);
  }

  @Handle(listWebhookDeliveries)
  deliveries(input: InputOf<typeof listWebhookDeliveries>, { context }: CallInfo) {
    return deliveriesOf(this.tools.database, context.company_id, input);
  }

  @Handle(getWebhookDelivery)
  delivery({ params }: InputOf<typeof getWebhookDelivery>, { context }: CallInfo) {
    return deliveryDetail(this.tools.database, context.company_id, params.id);
  }

  @Handle(resendWebhookDelivery)
  resend({ params }: InputOf<typeof resendWebhookDelivery>, call: CallInfo) {
    return resendDelivery(this.tools, call, params.id);
  }

  @Handle(resendFailedDeliveries)
  resendFailed({ params }: InputOf<typeof resendFailedDeliveries>, call: CallInfo) {
    return resendFailed(this.tools, call, params.id);
  }

  @Handle(beginWebhook)
  begin({ webhook_id }: InputOf<typeof beginWebhook>, { context }: CallInfo) {
    return beginTry(this.tools, context.company_id, webhook_id);
  }

  @Handle(finishWebhook)
  finish(input: InputOf<typeof finishWebhook>, { context }: CallInfo) {
    return finishTry(this.tools, context.company_id, input);
  }
}
