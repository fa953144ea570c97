import { createWatched } from './watched';

describe('a watched value', () => {
  it('is begun once, when it is asked for, and notifies of changes as long as somebody listens', () => {
    const begin = jest.fn(() => 1);
    const watched = createWatched(begin);
    expect(begin).not.toHaveBeenCalled();
    const listener = jest.fn();
    const stop = watched.subscribe(listener);
    expect([watched.get(), watched.get()]).toEqual([1, 1]);
    watched.set(1);
    expect(listener).not.toHaveBeenCalled();
    watched.set(2);
    stop();
    watched.set(3);
    expect([watched.get(), listener.mock.calls.length, begin.mock.calls.length]).toEqual([3, 1, 1]);
  });
});
