import { sendEmailJob } from '@mullion/contracts';
import { bootWorker, workerQueue } from '@mullion/server-kit';
import { z } from 'zod';
import { openMailer } from './mailer';
import { sendEmail } from './send-email';

/** smtp://user:password@host:port or smtps://…; any server will do. */
const config = { SMTP_URL: z.string().min(1), MAIL_FROM: z.string().min(3) };
const CONCURRENCY = 4;

const mailer = { current: openMailer('smtp://127.0.0.1:25', 'mullion@localhost') };

void bootWorker({
  name: 'worker-mail',
  config,
  onStart: (tools) => {
    const { SMTP_URL: url, MAIL_FROM: from } = tools.config as z.output<z.ZodObject<typeof config>>;
    mailer.current = openMailer(url, from);
  },
  queues: [
    workerQueue({ job: sendEmailJob, concurrency: CONCURRENCY, handler: (payload, tools) => sendEmail(payload, tools, mailer.current) }),
  ],
});
