import { sendEmailJob } from '@mullion/contracts';
import { addressFilter, areNetworks, bootWorker, workerQueue } from '@mullion/server-kit';
import { z } from 'zod';
import { openMailer } from './mailer';
import type { Sender } from './post-webhook';
import { webhookQueues } from './queues';
import { sendEmail } from './send-email';

const config = {
  /** smtp://user:password@host:port or smtps://…; any server will do. */
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().min(3),
  /** Private networks that webhooks may be sent to; none unless named. */
  WEBHOOK_NETWORKS: z.string().refine(areNetworks, 'not a list of networks').default(''),
};
const MAILS_AT_ONCE = 4;

const mailer = { current: openMailer('smtp://127.0.0.1:25', 'mullion@localhost') };
let sender: Sender = { filter: addressFilter() };

void bootWorker({
  name: 'worker-mail',
  config,
  onStart: (tools) => {
    const {
      SMTP_URL: url,
      MAIL_FROM: from,
      WEBHOOK_NETWORKS: networks,
    } = tools.config as z.output<z.ZodObject<typeof config>>;
    mailer.current = openMailer(url, from);
    sender = { filter: addressFilter(networks) };
  },
  queues: [
    workerQueue({
      job: sendEmailJob,
      concurrency: MAILS_AT_ONCE,
      handler: (payload, tools) => sendEmail(payload, tools, mailer.current),
    }),
    ...webhookQueues(() => sender),
  ],
});
