import type { Problem } from '@mullion/contracts';
import { createRepeatGuard, REPEAT_MS } from './repeat-guard';
import { createScanQueue, type Attempt, type Scan } from './scan-queue';

const problem = (status: number): Problem => ({
  type: 'about:blank',
  title: '',
  status,
  code: status === 0 ? 'network.unreachable' : 'not_found',
});
const scan = (code: string): Scan => ({ id: `id-${code}`, code, at: 0 });
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = (answers: Attempt<string>[]) => {
  const sent: string[] = [];
  const told: string[] = [];
  const timers: { act: () => void; ms: number }[] = [];
  const queue = createScanQueue<string>({
    send: (each) => {
      sent.push(each.id);
      return Promise.resolve(answers.shift() ?? { data: 'ok' });
    },
    settled: (each, attempt) => told.push(`${each.code}:${'data' in attempt ? attempt.data : attempt.problem.code}`),
    waiting: (scans, attempts) => told.push(`${scans.map((each) => each.code).join('+')}:waiting ${attempts}`),
    later: (act, ms) => {
      timers.push({ act, ms });
      return () => undefined;
    },
  });
  return { queue, sent, told, timers };
};

describe('the queue of scans', () => {
  it('PSC-01 sends different codes in their order and drops none', async () => {
    const { queue, told } = setUp([{ data: 'a' }, { problem: problem(404) }, { data: 'c' }]);
    ['1', '2', '3'].forEach((code) => queue.add(scan(code)));
    await settle();
    expect(told).toEqual(['1:a', '2:not_found', '3:c']);
  });
  it('PSC-01 keeps a scan without an answer and repeats it under the same id, before later ones', async () => {
    const { queue, sent, told, timers } = setUp([{ problem: problem(0) }, { problem: problem(503) }, { data: 'done' }]);
    queue.add(scan('1'));
    queue.add(scan('2'));
    await settle();
    expect(told).toEqual(['1+2:waiting 1']);
    timers.shift()?.act();
    await settle();
    queue.retryNow();
    await settle();
    expect(told).toEqual(['1+2:waiting 1', '1+2:waiting 2', '1:done', '2:ok']);
    expect(sent).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
  });
  it('sends nothing more once stopped', async () => {
    const { queue, sent } = setUp([]);
    queue.stop();
    queue.add(scan('1'));
    await settle();
    expect(sent).toEqual([]);
  });
});

describe('the repeat guard', () => {
  it('PSC-01 takes one code once within 600 ms and never holds a different one back', () => {
    let now = 0;
    const isNew = createRepeatGuard(() => now);
    expect(isNew('a')).toBe(true);
    expect(isNew('b')).toBe(true);
    now = REPEAT_MS - 1;
    expect([isNew('a'), isNew('c')]).toEqual([false, true]);
    now = REPEAT_MS;
    expect(isNew('a')).toBe(true);
  });
});
