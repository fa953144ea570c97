import { beginWebhook, finishWebhook, type sendWebhooksJob } from '@mullion/contracts';
import { AppError, systemContext, type JobTools } from '@mullion/server-kit';
import type { z } from 'zod';
import { postWebhook, type Sender } from './post-webhook';

type Payload = z.output<(typeof sendWebhooksJob)['payload']>;

/** One job works so long for one address, then the others have their turn. */
const TURN_MS = 15_000;
/** A job that waits longer for a receiver gives its place in the queue to another and goes on beside it. */
const PLACE_MS = 250;
/** The outcome is reported for as long as the owner would not take the worker for dead. */
const TELL_TRIES = 20;
const TELL_PAUSE_MS = 1_500;

/** Sends what is due for an address, one after the other, until nothing is, one fails or the turn is over. */
export const sendWebhooks = async (payload: Payload, tools: Pick<JobTools, 'rpc'>, sender: Sender): Promise<void> => {
  const context = systemContext(payload.company_id);
  const turnEnds = Date.now() + TURN_MS;
  for (;;) {
    const next = await tools.rpc.ask(beginWebhook, { webhook_id: payload.webhook_id }, { context });
    if (next === null) return;
    const posted = await postWebhook(next, sender);
    const outcome = { webhook_id: payload.webhook_id, delivery_id: next.delivery_id, attempt: next.attempt, ...posted };
    const { again } = await tell(() => tools.rpc.ask(finishWebhook, outcome, { context }));
    if (!again || Date.now() > turnEnds) return;
  }
};

/**
 * The same, for the queue of those that answer well: a receiver that has just become slow holds up nobody behind it.
 */
export const sendQuickly = async (payload: Payload, tools: JobTools, sender: Sender): Promise<void> => {
  const work = sendWebhooks(payload, tools, sender).catch((error: unknown) => {
    tools.log.warn({ webhook: payload.webhook_id, err: error }, 'webhooks could not be sent');
  });
  let timer: NodeJS.Timeout | undefined;
  const place = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PLACE_MS);
  });
  await Promise.race([work, place]);
  clearTimeout(timer);
};

const tell = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tried >= TELL_TRIES || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
      await new Promise((resolve) => setTimeout(resolve, TELL_PAUSE_MS));
    }
  }
};
