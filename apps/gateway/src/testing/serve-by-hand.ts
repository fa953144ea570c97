import { natsHeader, subjectOf } from '@mullion/contracts';
import { headers, type Msg } from 'nats';
import type { TestGateway } from './test-gateway';

/** Answers a service's call by hand, to see and set what travels beside the body; gives how to stop. */
export const serveByHand = (
  gateway: TestGateway,
  contract: Parameters<typeof subjectOf>[0],
  answer: (message: Msg) => void,
): (() => void) => {
  const { link } = gateway.world;
  const subscription = link.connection.subscribe(link.subject(subjectOf(contract)), {
    callback: (_error, message) => answer(message),
  });
  return () => subscription.unsubscribe();
};

/** An answer with 200 unless another status is given. */
export const replyWith = (message: Msg, text: string, given: Record<string, string> = {}): void => {
  const sent = headers();
  for (const [name, value] of Object.entries({ [natsHeader.status]: '200', ...given })) sent.set(name, value);
  message.respond(Buffer.from(text), { headers: sent });
};
