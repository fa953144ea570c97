import { RowWaiter } from './row-waiter';

describe('waiting for a row that somebody else finishes', () => {
  it('reads a few times only while nothing happens, and gives the last value', async () => {
    const read = jest.fn(() => Promise.resolve('running'));
    expect(await new RowWaiter().until('saga:1', 700, read, (state) => state === 'done')).toBe('running');
    // every 50 ms it would be fourteen
    expect(read.mock.calls.length).toBeLessThan(8);
  });

  it('is woken at once by what this process finishes, also between listening and reading', async () => {
    const waiting = new RowWaiter();
    let state = 'running';
    const read = jest.fn(() => Promise.resolve(state));
    const over = waiting.until('saga:1', 60_000, read, (now) => now === 'done');
    state = 'done';
    waiting.notify('saga:1');
    expect(await over).toBe('done');
    waiting.notify('saga:1');
    expect(read.mock.calls.length).toBe(2);
  });
});
