import { errorStatus, type Problem } from '@mullion/contracts';
import type { Kept } from '../envelope';
import { conflictOf, dueNow, forgotten, meaningOf, nextAttemptIn, type SendingState } from './queue';

interface Act {
  readonly kind: 'put' | 'undo';
  readonly code: string;
  readonly place: number;
  /** Of an undo: the id of what it takes back. */
  readonly undone?: string;
}
const rules = { isDecided: ({ place }: Act) => place !== 0, isUndoOf: ({ undone }: Act, id: string) => undone === id };
let seq = 0;
const kept = (act: Act, over: Partial<Kept<Act, object>> = {}): Kept<Act, object> => {
  seq += 1;
  return {
    id: `id-${seq}`,
    seq,
    at: 0,
    person: '5',
    company: 1,
    problem: null,
    opened: null,
    act,
    target: `place:${act.place}`,
    ...over,
  };
};
const put = (code: string, place: number, over: Partial<Kept<Act, object>> = {}) =>
  kept({ kind: 'put', code, place }, over);
const state = (busy: readonly string[] = [], retryAt: readonly (readonly [string, number])[] = []): SendingState => ({
  busy: new Set(busy),
  retryAt: new Map(retryAt),
});
const problem = (status: number, code: string): Problem => ({ type: '', title: '', status, code });
const codes = (list: readonly Kept<Act, object>[]) => list.map(({ act }) => act.code);

describe('what the outbox sends next', () => {
  it('PSC-01 is the oldest of each target, one at a time', () => {
    const queue = [put('a', 1), put('b', 1), put('c', 2)];
    expect(codes(dueNow(rules, queue, state(), 0))).toEqual(['a', 'c']);
    expect(codes(dueNow(rules, queue, state(['place:1']), 0))).toEqual(['c']);
  });
  it('BEY-02 a target that jams holds up itself only', () => {
    const queue = [put('a', 1), put('b', 1), put('c', 2)];
    expect(codes(dueNow(rules, queue, state([], [['place:1', 500]]), 499))).toEqual(['c']);
    expect(codes(dueNow(rules, queue, state([], [['place:1', 500]]), 500))).toEqual(['a', 'c']);
    expect(nextAttemptIn(queue, state([], [['place:1', 500]]), 100)).toBe(400);
    expect(nextAttemptIn(queue, state(['place:1'], [['place:1', 500]]), 100)).toBeNull();
  });
  it('BEY-02 is nothing whose meaning is not known yet; what is done again with it follows it', () => {
    const undecided = put('u', 0);
    expect(codes(dueNow(rules, [undecided, put('u', 0), put('v', 1)], state(), 0))).toEqual(['v']);
    expect(nextAttemptIn([undecided], state(), 0)).toBeNull();
  });
  it('is nothing that was refused, and never more than four at once', () => {
    const queue = [put('x', 1, { problem: problem(404, 'not_found') })];
    expect(dueNow(rules, queue, state(), 0)).toEqual([]);
    const many = Array.from({ length: 9 }, (_, index) => put(String(index), index + 1));
    expect(codes(dueNow(rules, many, state(['place:1', 'place:2', 'place:3']), 0))).toEqual(['3']);
  });
});

describe('an act over which the server fails each time', () => {
  const failing = put('a', 1);
  const aside = { ...failing, failed: 5 };

  it('BEY-02 is set aside after five failures: others of its target go on, it is asked now and then, and is never dropped', () => {
    const next = put('b', 1);
    expect(codes(dueNow(rules, [{ ...failing, failed: 4 }, next], state(), 0))).toEqual(['a']);
    expect(codes(dueNow(rules, [aside, next], state(), 0))).toEqual(['a', 'b']);
    const waits = state([], [[`aside:${failing.id}`, 60_000]]);
    expect(codes(dueNow(rules, [aside, next], waits, 0))).toEqual(['b']);
    expect(nextAttemptIn([aside], waits, 0)).toBe(60_000);
  });

  it('BEY-02 is not overtaken by what hangs on it: the same thing again, and its undo', () => {
    const undo = kept({ kind: 'undo', code: '01 · 26-1', place: 1, undone: failing.id });
    const waits = state([], [[`aside:${failing.id}`, 60_000]]);
    expect(codes(dueNow(rules, [aside, put('a', 1), undo, put('c', 1)], waits, 0))).toEqual(['c']);
  });
});

describe('what an answer means', () => {
  it('BEY-02 no answer, a failure and no session keep the act, a refusal ends it', () => {
    expect(meaningOf({ data: {} })).toBe('done');
    for (const code of ['internal', 'unavailable', 'too_many_requests'] as const)
      expect(meaningOf({ problem: problem(errorStatus[code], code) })).toBe('transient');
    expect(meaningOf({ problem: problem(401, 'session.expired') })).toBe('signed_out');
    expect(meaningOf({ problem: problem(401, 'status.not_allowed') })).toBe('final');
    expect(meaningOf({ problem: problem(409, 'product_already_loaded') })).toBe('conflict');
  });
});

describe('what an answer leaves behind', () => {
  it('BEY-02 is remembered for a minute by those who wait for it', () => {
    const answered = put('a', 1, { opened: { at: 1_000 } });
    expect(dueNow(rules, [answered], state(), 0)).toEqual([]);
    expect([forgotten([answered], 61_000), forgotten([answered], 61_001)]).toEqual([[], [answered]]);
  });
  it('BEY-02a is the number of a conflict where the server has made one of the refusal', () => {
    const refused = problem(409, 'conflict');
    expect([conflictOf({ ...refused, params: { conflict: 7 } }), conflictOf(refused)]).toEqual([7, null]);
  });
});
