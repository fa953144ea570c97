import { liveServerMessage, type LiveServerMessage } from '@mullion/contracts';
import { createParser } from 'eventsource-parser';

/** Gives the messages of a text of server-sent events as it arrives. What this version does not know is passed over. */
export const createEventParser = (onMessage: (message: LiveServerMessage) => void): ((piece: string) => void) => {
  const parser = createParser({
    onEvent: ({ data }) => {
      const message = messageOf(data);
      if (message) onMessage(message);
    },
  });
  return (piece) => parser.feed(piece);
};

const messageOf = (data: string): LiveServerMessage | undefined => {
  try {
    return liveServerMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};
