import { UNDO_SECONDS } from '@mullion/contracts';
import { targetOf, type Act, type Envelope } from './acts';
import { createScanMemory } from './scan-memory';
import { withLine, type LogLine } from '../../kits/terminal/verdict';

const photo = { name: 'a.jpg', text: 'x'.repeat(1_000), key: 'k' };
const acts: readonly ((code: string) => Act)[] = [
  (code) => ({ kind: 'load-product', code, onto: { pallet: 1, name: 'P' } }),
  (code) => ({
    kind: 'operation',
    verb: 'problem',
    code,
    name: code,
    product: 1,
    center: 1,
    action: code,
    text: 'x',
    photo,
  }),
];

describe("a terminal's memory over a day in one tab", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('BEY-02 is level: of thousands of scans only what may still be taken back and the log are left, and no timer outlives the page', () => {
    let now = 0;
    const memory = createScanMemory(() => now);
    let log: readonly LogLine[] = [];
    const sizes: number[] = [];
    for (let count = 1; count <= 6_000; count += 1) {
      now += 5_000;
      const act = (acts[count % 2] as (typeof acts)[0])(String(count));
      const scan: Envelope = {
        id: `s${count}`,
        at: now,
        person: '5',
        company: 1,
        target: targetOf(`s${count}`, act),
        act,
      };
      memory.open(scan);
      memory.staged(scan.id, 'taken');
      memory.later(5_000, () => undefined);
      if (act.kind === 'load-product') memory.mayUndo(scan, 'a');
      log = withLine(log, { id: scan.id, at: now, code: 'a', tone: 'ok', text: 'x', person: 'P' });
      expect(memory.answered(scan.id)).toBe(true);
      memory.staged(scan.id, 'final');
      jest.advanceTimersByTime(5_000);
      if (count % 1_000 === 0) sizes.push(memory.size());
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(UNDO_SECONDS / 5 + 1);
    expect(log).toHaveLength(200);
    memory.later(5_000, () => undefined);
    memory.end();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('BEY-02 knows what was answered while it read what was left, and forgets it afterwards', () => {
    const memory = createScanMemory();
    memory.reading(true);
    memory.answered('a');
    expect(memory.isKnown('a')).toBe(true);
    memory.reading(false);
    memory.answered('b');
    expect([memory.isKnown('a'), memory.isKnown('b'), memory.size()]).toEqual([false, false, 0]);
  });
});
