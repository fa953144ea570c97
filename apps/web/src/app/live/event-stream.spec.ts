import { createEventParser } from './event-stream';

const order = { kind: 'changed', entity: 'order', ids: [7] };

describe('server-sent events', () => {
  it('are found whole however the pieces are cut', () => {
    const text = `: hello\n\ndata: ${JSON.stringify(order)}\n\ndata: {"kind":"refetch"}\n\n`;
    for (let cut = 0; cut <= text.length; cut++) {
      const parse = createEventParser();
      const items = [...parse(text.slice(0, cut)), ...parse(text.slice(cut))];
      expect(items).toEqual([
        { kind: 'heartbeat' },
        { kind: 'message', message: order },
        { kind: 'message', message: { kind: 'refetch' } },
      ]);
    }
  });

  it('of a kind this version does not know are a sign of life and nothing more', () => {
    expect(createEventParser()('data: {"kind":"future"}\n\ndata: not json\n\n')).toEqual([{ kind: 'heartbeat' }, { kind: 'heartbeat' }]);
  });

  it('may carry Windows line ends', () => {
    expect(createEventParser()(`data: ${JSON.stringify(order)}\r\n\r\n`)).toEqual([{ kind: 'message', message: order }]);
  });
});
