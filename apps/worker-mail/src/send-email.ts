import { beginDelivery, finishDelivery, type InputOf, type sendEmailJob } from '@mullion/contracts';
import { AppError, systemContext, type JobTools } from '@mullion/server-kit';
import type { z } from 'zod';
import type { Mailer } from './mailer';

type Payload = z.output<(typeof sendEmailJob)['payload']>;
type Finish = InputOf<typeof finishDelivery>;

/** The outcome is reported for as long as the owner accepts it; after that the owner calls the mail doubtful. */
const TELL_TRIES = 40;
const TELL_PAUSE_MS = 1_500;

/** One attempt at one delivery: the owner gives the mail, the server takes it or not, the owner gets the outcome. */
export const sendEmail = async (payload: Payload, tools: JobTools, mailer: Mailer): Promise<void> => {
  const context = systemContext(payload.company_id);
  const { delivery_id, attempt } = payload;
  const mail = await tools.rpc.ask(beginDelivery, { delivery_id, attempt }, { context });
  if (mail === null) return;
  const done = await mailer(mail);
  const outcome: Finish = {
    delivery_id,
    attempt,
    outcome: done.outcome,
    error: done.outcome === 'sent' ? null : done.error,
    bounced: [...(done.bounced ?? [])],
  };
  for (let tried = 1; ; tried += 1) {
    try {
      await tools.rpc.ask(finishDelivery, outcome, { context });
      return;
    } catch (error) {
      if (tried >= TELL_TRIES || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
      await new Promise((resolve) => setTimeout(resolve, TELL_PAUSE_MS));
    }
  }
};
