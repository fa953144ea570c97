import { markOf } from './delivery-state';

describe('BEY-34 how a delivery is marked', () => {
  it.each([
    ['delivered', 204, null, 1, { tone: 'ok', text: { status: 204 } }],
    ['pending', null, null, 0, { tone: 'info', text: { key: 'waiting' } }],
    ['sending', null, null, 1, { tone: 'info', text: { key: 'sending' } }],
    ['pending', 503, null, 2, { tone: 'warn', text: { status: 503 } }],
    ['pending', null, 'timeout', 2, { tone: 'warn', text: { key: 'timeout' } }],
    ['failed', 410, null, 1, { tone: 'bad', text: { status: 410 } }],
    ['failed', 500, 'off', 3, { tone: 'bad', text: { key: 'off' } }],
  ] as const)('%s %s %s', (state, status, error, attempts, mark) => {
    expect(markOf({ state, status, error, attempts })).toEqual(mark);
  });
});
