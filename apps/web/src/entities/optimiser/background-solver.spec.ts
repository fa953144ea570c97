import type { OptimiserMessage, OptimiserRequest } from '@mullion/packing-optimiser';
import { BackgroundSolver, type Question } from './background-solver';

/** A worker whose messages the test sends. */
class FakeWorker {
  onmessage: ((event: { readonly data: OptimiserMessage }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: OptimiserRequest[] = [];
  isTerminated = false;
  postMessage(request: OptimiserRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  says(type: 'plan' | 'done', usedLengthMm: number): void {
    this.onmessage?.({ data: { type, kind: 'truck', plan: { usedLengthMm } } as OptimiserMessage });
  }
}

const question = (widthMm: number): Question => ({
  kind: 'truck',
  seconds: 2,
  instance: {
    floor: { lengthMm: 13_600, widthMm, heightMm: 2700, maxMassKg: 24_000, betweenPalletsMm: 50 },
    pallets: [],
  },
});
const setUp = () => {
  const workers: FakeWorker[] = [];
  const here = new BackgroundSolver(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const received: string[] = [];
  let failures = 0;
  const ask = (widthMm: number) =>
    here.ask(question(widthMm), {
      onMessage: ({ type, plan }) => received.push(`${type} ${'usedLengthMm' in plan ? plan.usedLengthMm : ''}`),
      onFailure: () => failures++,
    });
  const worker = (at: number): FakeWorker => {
    const one = workers[at];
    if (!one) throw new Error(`there are ${workers.length} workers`);
    return one;
  };
  const seeds = (at: number) => worker(at).asked.map(({ seed }) => seed);
  const living = () => workers.filter(({ isTerminated }) => !isTerminated).length;
  return { here, ask, received, worker, seeds, living, workers, failures: () => failures };
};

describe('searches of a page in the browser', () => {
  it('what was found before somebody asked is passed on at once, and the very same search goes on', () => {
    const { here, ask, received, worker, workers } = setUp();
    here.prepare(question(2450));
    worker(0).says('plan', 9000);
    worker(0).says('plan', 8000);
    here.prepare(question(2450));
    expect(received).toEqual([]);
    ask(2450);
    expect(received).toEqual(['plan 8000']);
    worker(0).says('plan', 7900);
    worker(0).says('done', 7900);
    expect(received).toEqual(['plan 8000', 'plan 7900', 'done 7900']);
    expect([workers.length, worker(0).asked.length]).toEqual([1, 1]);
  });

  it('a search that has ended answers at once; the next one is of another seed, in the same worker', () => {
    const { here, ask, received, worker, seeds, living, workers } = setUp();
    here.prepare(question(2450));
    worker(0).says('done', 8000);
    here.rest();
    ask(2450);
    expect(received).toEqual(['done 8000']);
    here.stop();
    ask(2450);
    expect([workers.length, new Set(seeds(0)).size, living()]).toEqual([1, 2, 1]);
    worker(0).says('plan', 8100);
    expect(received).toEqual(['done 8000', 'plan 8100']);
  });

  it('another question ends the search and begins a new one', () => {
    const { here, ask, received, worker, living, workers } = setUp();
    here.prepare(question(2450));
    here.prepare(question(2400));
    expect([worker(0).isTerminated, workers.length]).toEqual([true, 2]);
    worker(0).says('plan', 9000);
    ask(2480);
    worker(1).says('plan', 8900);
    worker(2).says('plan', 8000);
    expect(received).toEqual(['plan 8000']);
    expect(living()).toBe(1);
  });

  it('rest ends only what nobody has asked for, stop only what somebody has', () => {
    const { here, ask, worker } = setUp();
    here.prepare(question(2450));
    here.stop();
    expect(worker(0).isTerminated).toBe(false);
    here.rest();
    expect(worker(0).isTerminated).toBe(true);
    ask(2450);
    here.rest();
    expect(worker(1).isTerminated).toBe(false);
    here.stop();
    expect(worker(1).isTerminated).toBe(true);
  });

  it('leaves no worker behind, neither one that searches nor one that has ended', () => {
    const { here, worker, living } = setUp();
    here.prepare(question(2450));
    worker(0).says('done', 8000);
    here.leave();
    expect(living()).toBe(0);
    here.prepare(question(2450));
    here.leave();
    expect(living()).toBe(0);
  });

  it('a worker that breaks is said to who asked, and is not used again', () => {
    const { here, ask, worker, failures, workers } = setUp();
    here.prepare(question(2450));
    worker(0).onerror?.();
    expect([failures(), worker(0).isTerminated]).toEqual([0, true]);
    ask(2450);
    worker(1).onerror?.();
    expect([failures(), workers.length, worker(1).isTerminated]).toEqual([1, 2, true]);
  });
});
