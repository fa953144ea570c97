import { isUndoInTime } from './undo';

const after = (seconds: number, afterSeconds?: number): boolean =>
  isUndoInTime({ at: new Date(0), now: new Date(seconds * 1000), afterSeconds });

describe('the time of an undo', () => {
  it('BEY-08b is 30 s by the server and the way there', () => {
    expect([after(0), after(30), after(60), after(61)]).toEqual([true, true, true, false]);
    expect(after(61, 31)).toBe(false);
  });

  it('BEY-08b is what the device says when the network was away, but not for ever', () => {
    expect([after(600, 0), after(600, 30), after(3_600, 12)]).toEqual([true, true, true]);
    expect([after(600, 30.1), after(3_601, 12)]).toEqual([false, false]);
  });
});
