import { Module } from '@nestjs/common';
import { DeliverWhenAnythingHappened } from './handlers/deliver-when-anything-happened';
import { DropOldWebhookMessages } from './sweeps/drop-old-webhook-messages';
import { EnqueueDueWebhooks } from './sweeps/enqueue-due-webhooks';
import { WebhooksController } from './webhooks.controller';

@Module({
  controllers: [WebhooksController],
  providers: [DeliverWhenAnythingHappened, EnqueueDueWebhooks, DropOldWebhookMessages],
})
export class WebhooksModule {}
