import { isQuiet, withLine, type LogLine } from './verdict';

describe('tones of a scan', () => {
  it('BEY-03 are one when it is read and one when it is answered; waiting is silent', () => {
    expect(isQuiet(undefined, 'taken', 'pending')).toBe(false);
    expect(isQuiet('taken', 'waiting', 'pending')).toBe(true);
    expect(isQuiet('taken', 'final', 'ok')).toBe(false);
    expect(isQuiet('taken', 'final', 'bad')).toBe(false);
  });
  it('BEY-03 are only bad ones when the answer comes late', () => {
    expect([isQuiet('waiting', 'final', 'ok'), isQuiet('waiting', 'final', 'info')]).toEqual([true, true]);
    expect([isQuiet('waiting', 'final', 'warn'), isQuiet('waiting', 'final', 'bad')]).toEqual([false, false]);
  });
});

describe('the log', () => {
  it('has one line a scan, the newest on top', () => {
    const line = (id: string, text: string) => ({ id, at: 0, code: id, tone: 'ok', text, person: '' }) as LogLine;
    const log = [line('b', 'waits'), line('a', 'waits')];
    expect(withLine(log, line('a', 'loaded')).map(({ text }) => text)).toEqual(['waits', 'loaded']);
    expect(withLine(log, line('c', 'waits')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
