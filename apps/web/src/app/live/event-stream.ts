import { liveServerMessage, type LiveServerMessage } from '@mullion/contracts';

/** One server-sent event, or a sign of life (comments and unknown events). */
export type StreamItem = { readonly kind: 'message'; readonly message: LiveServerMessage } | { readonly kind: 'heartbeat' };

/** Cuts server-sent events out of text as it arrives; keeps the unfinished rest for the next piece. */
export const createEventParser = () => {
  let rest = '';
  return (piece: string): readonly StreamItem[] => {
    rest += piece.replace(/\r\n?/g, '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(parseBlock);
  };
};

const parseBlock = (block: string): StreamItem => {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  if (data === '') return { kind: 'heartbeat' };
  try {
    const parsed = liveServerMessage.safeParse(JSON.parse(data));
    return parsed.success ? { kind: 'message', message: parsed.data } : { kind: 'heartbeat' };
  } catch {
    return { kind: 'heartbeat' };
  }
};
