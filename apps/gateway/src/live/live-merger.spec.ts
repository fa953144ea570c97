import type { LiveServerMessage } from '@mullion/contracts';
import { LiveMerger } from './live-merger';

describe('merging live messages', () => {
  let sent: LiveServerMessage[];
  let merger: LiveMerger;
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    merger = new LiveMerger((message) => sent.push(message));
  });
  afterEach(() => {
    merger.clear();
    jest.useRealTimers();
  });

  it('sends the first at once and the rest of the second as one', () => {
    for (const id of [1, 2, 3, 2]) merger.add({ entity: 'pallet', ids: [id] });
    expect(sent).toEqual([{ kind: 'changed', entity: 'pallet', ids: [1] }]);
    jest.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual({ kind: 'changed', entity: 'pallet', ids: [2, 3] });
  });

  it('keeps to one a second while changes go on, and begins again after a silence', () => {
    for (let ms = 0; ms < 5_000; ms += 100) {
      merger.add({ entity: 'order', ids: [ms] });
      jest.advanceTimersByTime(100);
    }
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(sent.flatMap((message) => ('ids' in message ? message.ids : []))).toHaveLength(50 - 0);
    jest.advanceTimersByTime(2_000);
    const before = sent.length;
    merger.add({ entity: 'order', ids: [7] });
    expect(sent).toHaveLength(before + 1);
  });

  it('does not mix entities, nor the progress of two runs', () => {
    merger.add({ entity: 'truck', ids: [1] });
    merger.add({ entity: 'packing_run', ids: ['a'], progress: 0.1 });
    merger.add({ entity: 'packing_run', ids: ['b'], progress: 0.5 });
    merger.add({ entity: 'packing_run', ids: ['a'], progress: 0.2 });
    merger.add({ entity: 'packing_run', ids: ['a'], progress: 0.3 });
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([
      { kind: 'changed', entity: 'truck', ids: [1] },
      { kind: 'changed', entity: 'packing_run', ids: ['a'], progress: 0.1 },
      { kind: 'changed', entity: 'packing_run', ids: ['b'], progress: 0.5 },
      { kind: 'changed', entity: 'packing_run', ids: ['a'], progress: 0.3 },
    ]);
  });

  it('keeps that any row may have changed while a second runs', () => {
    merger.add({ entity: 'status_right', ids: [1] });
    merger.add({ entity: 'status_right', ids: [] });
    merger.add({ entity: 'status_right', ids: [2] });
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([
      { kind: 'changed', entity: 'status_right', ids: [1] },
      { kind: 'changed', entity: 'status_right', ids: [] },
    ]);
  });
});
