import type { LiveServerMessage } from '@mullion/contracts';
import { createEventParser } from './event-stream';

const order = { kind: 'changed', entity: 'order', ids: [7] };
const read = (...pieces: readonly string[]) => {
  const messages: LiveServerMessage[] = [];
  const parse = createEventParser((message) => messages.push(message));
  pieces.forEach(parse);
  return messages;
};

describe('server-sent events', () => {
  it('are found complete however the pieces are cut', () => {
    const text = `: hello\n\ndata: ${JSON.stringify(order)}\n\ndata: {"kind":"refetch"}\n\n`;
    for (let cut = 0; cut <= text.length; cut++)
      expect(read(text.slice(0, cut), text.slice(cut))).toEqual([order, { kind: 'refetch' }]);
  });

  it('of a kind this version does not know are passed over', () => {
    expect(read('data: {"kind":"future"}\n\ndata: not json\n\n')).toEqual([]);
  });

  it('may carry Windows line ends', () => {
    expect(read(`data: ${JSON.stringify(order)}\r\n\r\n`)).toEqual([order]);
  });
});
